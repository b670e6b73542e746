"""Tables before the game: making, finding, joining, changing, beginning; and the rematch."""

import time
from typing import Any

from tests.server.running import PATIENCE, ServerProcess, Visitor

from quadriga.bots.registry import levels


def new_table(visitor: Visitor, *seats: str, **more: object) -> dict[str, Any]:
    wishes = [{"kind": kind} for kind in seats]
    found: dict[str, Any] = visitor.ask("POST", "tables", {"game": "warriors", "seats": wishes, **more})
    return found


def finished_table(visitor: Visitor, **more: object) -> str:
    """A short game among bots, played to the end."""
    options = {"turn_limit": 1, "offers": 0}
    table = str(new_table(visitor, "bot", "bot", start=True, options=options, pace={"bot_delay": 0}, **more)["id"])
    wait_for_end(visitor, table)
    return table


def wait_for_end(visitor: Visitor, table: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while visitor.ask("GET", f"tables/{table}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_games_are_described(server: ServerProcess) -> None:
    games = server.visitor().ask("GET", "games")
    (warriors,) = [game for game in games if game["name"] == "warriors"]
    assert warriors["bots"] == ["random", "easy", "medium", "hard", "expert"]
    assert warriors["bot_seconds"] == {level.name: level.seconds for level in levels("warriors")}
    assert warriors["rules"] > 100
    assert {option["name"] for option in warriors["options"]} >= {"map", "turn_limit"}


def test_rules_are_found_by_words_and_by_id(server: ServerProcess) -> None:
    visitor = server.visitor()
    found = visitor.ask("GET", "games/warriors/rules?search=trade+route")
    assert found
    assert all("trade" in str(rule).lower() for rule in found)
    one = visitor.ask("GET", "games/warriors/rules/wt-upk-1")
    assert (one["id"], one["kind"], one["chapter"]) == ("WT-UPK-1", "rule", "UPK")
    assert visitor.refused("GET", "games/warriors/rules/WT-NO-1", status=404) == "rule_unknown"
    assert visitor.refused("GET", "games/chess/rules", status=404) == "game_unknown"


def test_play_now_makes_a_guest_and_begins(server: ServerProcess) -> None:
    visitor = server.visitor(**{"accept-language": "it-IT,it;q=0.9"})
    table = visitor.ask("POST", "play-now", {})
    assert table["status"] == "playing"
    assert table["mine"] == [0]
    assert [seat.get("bot", "") for seat in table["seats"]] == ["", "medium", "medium", "medium"]
    assert visitor.ask("GET", "session")["name"].startswith("Ospite ")
    assert visitor.ask("POST", "play-now", {"seats": 2, "bot": "random"})["seats"][1]["bot"] == "random"
    assert visitor.refused("POST", "play-now", {"seats": 7}) == "player_count"
    assert visitor.refused("POST", "play-now", {"bot": "oracle"}) == "player_unknown"


def test_all_faults_of_the_options_at_once(server: ServerProcess) -> None:
    body = {
        "game": "warriors",
        "seats": [{"kind": "me"}],
        "options": {"map": "moon", "turn_limit": "--5", "colour": [1]},
    }
    fault = server.visitor().guest("Anna").ask("POST", "tables", body, 422)
    assert fault["code"] == "several"
    assert [each["code"] for each in fault["faults"]] == [
        "player_count",
        "option_unknown",
        "option_value",
        "option_value",
    ]
    assert all(each["message"] in fault["message"] for each in fault["faults"])


def test_faults_come_in_the_language_of_the_request(server: ServerProcess) -> None:
    visitor = server.visitor(**{"accept-language": "it"})
    assert visitor.ask("GET", "tables/none", status=404)["message"] == "Questo tavolo non esiste."


def test_hotseat(server: ServerProcess) -> None:
    table = new_table(server.visitor().guest("Anna"), "me", "me", "bot", start=True)
    assert table["hotseat"]
    assert table["mine"] == [0, 1]
    assert table["status"] == "playing"


def test_a_start_waits_for_the_last_seat(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    body = {"game": "warriors", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}
    assert host.refused("POST", "tables", body, 409) == "seats_open"
    table = new_table(host, "me", "open", "open")["id"]
    assert host.refused("POST", f"tables/{table}/start", status=409) == "seats_open"
    assert server.visitor().guest("Other").refused("POST", f"tables/{table}/start", status=403) == "not_host"
    filled = host.ask("POST", f"tables/{table}/fill", {})
    assert [seat["kind"] for seat in filled["seats"]] == ["person", "bot", "bot"]
    assert host.ask("POST", f"tables/{table}/start")["status"] == "playing"
    assert host.refused("POST", f"tables/{table}/start", status=409) == "table_started"
    assert host.refused("DELETE", f"tables/{table}", status=409) == "table_started"


def test_the_invitation_is_for_host_and_seated_only(server: ServerProcess) -> None:
    host, friend, stranger = (server.visitor().guest(name) for name in ("Host", "Friend", "Stranger"))
    table = new_table(host, "me", "open", "open", visibility="private")
    path = f"tables/{table['id']}"
    invite = table["invite"]
    assert stranger.refused("GET", path, status=403) == "table_private"
    assert server.visitor().refused("GET", f"{path}?invite=wrong", status=403) == "table_private"
    assert "invite" not in stranger.ask("GET", f"{path}?invite={invite}")
    assert stranger.refused("POST", f"{path}/join", {"invite": "wrong"}, 403) == "invite_needed"
    joined = friend.ask("POST", f"{path}/join", {"invite": invite})
    assert joined["mine"] == [1]
    assert joined["invite"] == invite
    for part in ("log", "at/0", "marks", "record", "verify"):
        assert stranger.refused("GET", f"{path}/{part}", status=403) == "table_private"
    picture = friend.get(f"{path}/invite.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert stranger.refused("GET", f"{path}/invite.svg", status=403) == "not_seated"


def test_unlisted_tables_may_be_watched_but_joined_by_invitation(server: ServerProcess) -> None:
    host, other = server.visitor().guest("Host"), server.visitor().guest("Other")
    table = new_table(host, "me", "open")["id"]
    assert "invite" not in other.ask("GET", f"tables/{table}")
    assert other.refused("POST", f"tables/{table}/join", {}, 403) == "invite_needed"
    listed = other.ask("GET", "tables")["tables"]
    assert table not in [each["id"] for each in listed]


def test_seats_are_taken_once_changed_and_given_back(server: ServerProcess) -> None:
    host, other, third = (server.visitor().guest(name) for name in ("Host", "Other", "Third"))
    path = f"tables/{new_table(host, 'me', 'open', 'open', visibility='public')['id']}"
    assert other.ask("POST", f"{path}/join", {"seat": 2})["mine"] == [2]
    assert third.refused("POST", f"{path}/join", {"seat": 2}, 409) == "seat_taken"
    assert third.refused("POST", f"{path}/join", {"seat": 9}) == "seat_unknown"
    assert other.ask("POST", f"{path}/join", {"seat": 1})["mine"] == [1]
    assert third.ask("POST", f"{path}/join", {})["mine"] == [2]
    assert server.visitor().guest("Late").refused("POST", f"{path}/join", {}, 409) == "no_open_seat"
    assert server.visitor().refused("POST", f"{path}/join", {}, 401) == "session_needed"
    third.ask("POST", f"{path}/leave", status=204)
    assert third.refused("POST", f"{path}/leave", status=403) == "not_seated"
    assert host.ask("GET", path)["seats"][2]["kind"] == "open"


def test_the_host_arranges_seats(server: ServerProcess) -> None:
    host, other = server.visitor().guest("Host"), server.visitor().guest("Other")
    path = f"tables/{new_table(host, 'me', 'open', 'open', visibility='public')['id']}"
    other.ask("POST", f"{path}/join", {"seat": 1})
    assert host.refused("PUT", f"{path}/seats/1", {"kind": "me"}, 409) == "seat_taken"
    assert other.refused("PUT", f"{path}/seats/2", {"kind": "bot"}, 403) == "not_host"
    assert host.ask("PUT", f"{path}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert host.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert host.ask("PUT", f"{path}/seats/2", {"kind": "me"})["hotseat"]
    assert host.refused("PUT", f"{path}/seats/7", {"kind": "me"}) == "seat_unknown"


def test_the_host_changes_the_table_before_the_start(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    path = f"tables/{new_table(host, 'me', 'open')['id']}"
    wanted = {
        "name": "Club",
        "visibility": "public",
        "pace": {"start": 600, "increment": 30},
        "options": {"map": "east"},
    }
    changed = host.ask("PATCH", path, wanted)
    assert (changed["name"], changed["visibility"], changed["options"]["map"]) == ("Club", "public", "east")
    assert changed["pace"] == {"start": 600, "increment": 30}
    assert host.refused("PATCH", path, {"pace": {"start": -1}}) == "pace_range"
    assert host.refused("PATCH", path, {"pace": {"start": 60, "cap": 30}}) == "pace_cap"
    assert host.refused("PATCH", path, {"name": "x" * 61}) == "title_invalid"
    assert host.refused("PATCH", path, {"options": {"map": "moon"}}) == "option_value"
    host.ask("POST", f"{path}/fill", {})
    host.ask("POST", f"{path}/start")
    assert host.refused("PATCH", path, {"options": {"map": "west"}}, 409) == "table_started"
    assert host.ask("PATCH", path, {"name": "Still"})["name"] == "Still"


def test_the_host_takes_the_table_back(server: ServerProcess) -> None:
    host, other = server.visitor().guest("Host"), server.visitor().guest("Other")
    path = f"tables/{new_table(host, 'me', 'open')['id']}"
    assert other.refused("DELETE", path, status=403) == "not_host"
    host.ask("DELETE", path, status=204)
    assert host.refused("GET", path, status=404) == "table_unknown"


def test_lists(server: ServerProcess) -> None:
    host = server.visitor().guest("Lister")
    waiting = new_table(host, "me", "me", start=True)["id"]
    opened = new_table(host, "me", "open", visibility="public")["id"]
    mine = [table["id"] for table in host.ask("GET", "tables?scope=mine")["tables"]]
    assert mine == [waiting, opened]
    assert host.ask("GET", "session")["owing"] == 1
    public = [table["id"] for table in server.visitor().ask("GET", "tables?status=open")["tables"]]
    assert opened in public
    assert waiting not in public
    assert server.visitor().refused("GET", "tables?scope=mine", status=401) == "session_needed"
    assert server.visitor().refused("GET", "tables?scope=theirs") == "parameter_invalid"


def test_a_rematch_links_both_tables(server: ServerProcess) -> None:
    host, other = server.visitor().guest("Host"), server.visitor().guest("Other")
    table = finished_table(host)
    assert other.refused("POST", f"tables/{table}/rematch", status=403) == "not_seated"
    again = host.ask("POST", f"tables/{table}/rematch")
    assert again["status"] == "open"
    assert again["origin"] == table
    assert again["options"]["turn_limit"] == 1
    assert host.ask("GET", f"tables/{table}")["rematch"] == again["id"]
    assert host.ask("POST", f"tables/{table}/rematch")["id"] == again["id"]
    running = new_table(host, "me", "bot", start=True)["id"]
    assert host.refused("POST", f"tables/{running}/rematch", status=409) == "rematch_early"


def test_a_handicap_is_seen_by_all_and_stays_with_its_seat(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    wishes = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "civilization", "seats": [*wishes, {"kind": "bot"}], "options": {"handicap": "0,5,0"}}
    assert host.refused("POST", "tables", {**body, "draw_seats": True}) == "handicap_with_lots"
    table = host.ask("POST", "tables", body)
    assert not table.get("draw_seats", False)
    assert server.visitor().ask("GET", f"tables/{table['id']}")["options"]["handicap"] == "0,5,0"
    path = f"tables/{table['id']}"
    assert host.refused("PATCH", path, {"draw_seats": True}) == "handicap_with_lots"
    host.ask("PATCH", path, {"draw_seats": True, "options": {}})
    assert host.refused("PATCH", path, {"options": {"handicap": "0,5,0"}}) == "handicap_with_lots"
