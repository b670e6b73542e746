"""Complaints about chat over HTTP; the lines themselves travel over the socket."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from quadriga.server.api import Here, Known, described, nothing, reads
from quadriga.server.chat.reports import report
from quadriga.server.wire.lobby import Report

router = APIRouter(prefix="/api", tags=["chat"])
Number = Annotated[int, Path(ge=0, le=2**53)]


@router.post("/chat/{line}/report", status_code=204, openapi_extra=described(Report))
async def report_line(
    services: Here, person: Known, line: Number, body: Annotated[Report, Depends(reads(Report))]
) -> Response:
    await report(services, person, line, body.why)
    return nothing()
