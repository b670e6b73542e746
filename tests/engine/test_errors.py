"""Bad input travels whole between processes."""

from pickle import dumps, loads

from quadriga.engine.errors import Cause, InputError, InputErrors


def test_an_error_survives_pickling_with_its_parts() -> None:
    error = loads(dumps(InputError("option_unknown", option="maps", cause=Cause("name_unknown", name="x"))))
    assert (error.code, error.params["option"]) == ("option_unknown", "maps")
    assert str(error) == "option_unknown(option=maps, cause=name_unknown(name=x))"


def test_several_errors_survive_pickling() -> None:
    errors = loads(dumps(InputErrors([InputError("a", line=1), InputError("b")])))
    assert [(fault.code, fault.params) for fault in errors.faults] == [("a", {"line": 1}), ("b", {})]
