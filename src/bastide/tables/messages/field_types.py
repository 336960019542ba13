"""Field types shared by messages."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, Union, cast

from msgspec import Meta

from bastide.core.json_data import JsonData

#: A JSON object such as a view or an event. (msgspec cannot resolve a recursive alias.)
JsonObject: TypeAlias = dict[str, object]

TableId = Annotated[str, Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=100)]
#: A SHA-256 hash or the secret of a device: 256 bits in hexadecimal digits.
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
DisplayName = Annotated[str, Meta(max_length=40)]
BotSpec = Annotated[str, Meta(max_length=60)]
NonNegativeInt = Annotated[int, Meta(ge=0, le=2**53)]
#: An action as its number or in notation.
ActionReference = Union[Annotated[int, Meta(ge=0, le=2**53)], Annotated[str, Meta(max_length=200)]]


def as_json_object(data: dict[str, JsonData]) -> JsonObject:
    return cast(JsonObject, data)


TableStatus = Literal["open", "playing", "finished"]
EndReason = Literal["played", "resigned", "timed_out", "abandoned"]
