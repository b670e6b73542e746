"""Administration over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from quadriga.server.admin import audit
from quadriga.server.admin.people import change_person, list_people
from quadriga.server.api import Admin, Here, answer, described, nothing, reads
from quadriga.server.chat import reports
from quadriga.server.people.recovery import make_token
from quadriga.server.wire.lobby import AuditRow, PersonChange, PersonRow, RecoveryRow, ReportRow

router = APIRouter(prefix="/api/admin", tags=["administration"])
Number = Annotated[int, Path(ge=0, le=2**53)]


@router.get("/people", openapi_extra=described(gives=list[PersonRow]))
async def people(services: Here, _: Admin) -> Response:
    return answer(await list_people(services))


@router.patch("/people/{person_id}", openapi_extra=described(PersonChange, PersonRow))
async def change(
    services: Here, admin: Admin, person_id: str, body: Annotated[PersonChange, Depends(reads(PersonChange))]
) -> Response:
    return answer(await change_person(services, admin, person_id, body))


@router.post("/people/{person_id}/recovery", openapi_extra=described(gives=RecoveryRow))
async def recovery(services: Here, admin: Admin, person_id: str) -> Response:
    return answer(await make_token(services, person_id, admin.id))


@router.get("/reports", openapi_extra=described(gives=list[ReportRow]))
async def all_reports(services: Here, _: Admin) -> Response:
    return answer(await reports.all_reports(services))


@router.post("/reports/{report_id}/settle", status_code=204, openapi_extra=described())
async def settle(services: Here, admin: Admin, report_id: Number) -> Response:
    await reports.settle(services, admin, report_id)
    return nothing()


@router.get("/audit", openapi_extra=described(gives=list[AuditRow]))
async def latest(services: Here, _: Admin) -> Response:
    return answer(await audit.latest(services))
