"""A contract for import-linter that its own kinds cannot express: nothing but the standard library."""

import sys
from typing import Any, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StdlibOnly(Contract):
    """The given packages import only each other's code, their own project, and the standard library."""

    type_name = "stdlib_only"

    packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        own = self.session_options["root_packages"]
        faults: list[str] = []
        for package in sorted(cast("set[str]", self.packages)):
            if package not in graph.modules:
                output.verbose_print(verbose, f"{package} does not exist yet")
                continue
            for module in sorted({package} | graph.find_descendants(package)):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    top = imported.partition(".")[0]
                    if top not in own and top not in sys.stdlib_module_names:
                        faults += [f"{module}:{line} imports {imported}" for line in _lines(graph, module, imported)]
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for fault in cast("list[str]", check.metadata["faults"]):
            output.print_error(f"- {fault}, which is not in the standard library", bold=False)


def _lines(graph: ImportGraph, importer: str, imported: str) -> list[Any]:
    return [detail["line_number"] for detail in graph.get_import_details(importer=importer, imported=imported)]
