# What the server writes to people: notices, letters, the page without a client.

guest-name = Guest { $number }
notice-subject = Your decision: { $table }
notice-text = { $game }, table “{ $table }”: a decision waits for you.
mail-decision =
    Good day { $name },

    { $text }

    { $link }

    You can turn these letters off in your settings.
mail-recovery-subject = A new password for Quadriga
mail-recovery =
    Good day { $name },

    somebody, presumably you, has asked for a new password. Within a day you can choose one here, once:

    { $link }

    If it was not you, do nothing: your password stays as it is.
page-missing = Quadriga
    .heading = The web client has not been built
    .text = The server runs, but there is no page to show. Run “make play” in the project's folder, which builds the client; then load this page again.
