"""TypeScript types of the message classes.

``python -m bastide.server.api.typescript_messages > web/src/base/server_message_types.ts`` writes the file (``make
messages``). A test checks that it is up to date.
"""

from __future__ import annotations

from inspect import cleandoc

from msgspec import Struct, inspect

from bastide.hosting.api import account_messages
from bastide.hosting.api import connection_and_lobby_messages as server_messages
from bastide.hosting.daily import daily_deal_routes as deal_messages
from bastide.hosting.puzzles import puzzle_routes as puzzles
from bastide.hosting.strategies import strategy_trial_routes
from bastide.hosting.teaching import lesson_routes
from bastide.server.connections import network_access as reach
from bastide.tables import daily_deals as deals
from bastide.tables import messages
from bastide.tables.analysis import coach_advice
from bastide.tables.messages import (
    command_answers,
    command_messages,
    hint_messages,
    record_messages,
    table_settings,
    table_view_messages,
)
from bastide.tables.views import standalone_position as posed
from bastide.tables.views import view_diff as changes
from bastide.teaching import rulebook

HEADER = """\
// Generated from the server's message classes by `make messages`. Do not edit.

/** Anything JSON can hold. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };
/** An object of plain data, such as a view, an event or the meaning of an action. */
export type Facts = { [key: string]: Plain };
"""

MESSAGE_MODULES = (
    changes,
    table_settings,
    command_messages,
    table_view_messages,
    command_answers,
    hint_messages,
    server_messages,
    record_messages,
    account_messages,
    reach,
    rulebook,
    posed,
    lesson_routes,
    coach_advice,
    puzzles,
    deals,
    deal_messages,
    strategy_trial_routes,
)
#: Named unions, in output order.
NAMED_UNIONS = ("Clock", "TableCommand", "ClientMessage", "ServerMessage")


def message_classes() -> list[type[Struct]]:
    """List every message class, module by module in source order."""
    found = []
    for module in MESSAGE_MODULES:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__:
                found.append(thing)
    return found


def generate_message_types() -> str:
    """Generate the whole file."""
    abstract = {base for struct in message_classes() for base in struct.__bases__}
    parts = [HEADER]
    for struct in message_classes():
        if struct not in abstract:
            parts.append(typescript_interface(struct))
    for name in NAMED_UNIONS:
        members = " | ".join(member.__name__ for member in union_members(name))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def union_members(name: str) -> list[type[Struct]]:
    """List the message classes of a named union."""
    union = inspect.type_info(getattr(messages, name, None) or getattr(server_messages, name))
    assert isinstance(union, inspect.UnionType)
    return [member.cls for member in union.types if isinstance(member, inspect.StructType)]


def typescript_interface(cls: type) -> str:
    """Generate the TypeScript interface of a message class or a ``TypedDict``."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    lines = [*doc_comment(cls), f"export interface {cls.__name__} {{"]
    # Messages to the server may omit defaults; messages from the server usually contain them.
    may_omit_defaults = True
    if isinstance(info, inspect.StructType):
        may_omit_defaults = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in fields_in_source_order(info):
        optional = "?" if not field.required and may_omit_defaults else ""
        lines.append(f"  {field.encode_name}{optional}: {typescript_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def fields_in_source_order(info: inspect.StructType | inspect.TypedDictType) -> list[inspect.Field]:
    """List the fields in source order, which msgspec does not keep for a ``TypedDict``."""
    names = list(info.cls.__annotations__)
    return (
        list(info.fields)
        if isinstance(info, inspect.StructType)
        else sorted(info.fields, key=lambda each: names.index(each.name))
    )


def doc_comment(cls: type) -> list[str]:
    """Return the class docstring as the lines of a JSDoc comment."""
    text = cleandoc(cls.__doc__ or "").splitlines()
    if len(text) <= 1:
        return [f"/** {line} */" for line in text]
    return ["/**", *(f" * {line}".rstrip() for line in text), " */"]


def typescript_type(kind: inspect.Type) -> str:
    """Return the TypeScript spelling of a type. Raises ``TypeError`` if there is none."""
    match kind:
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            inner = typescript_type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=inspect.CustomType() | inspect.AnyType()):
            return "Facts"
        case inspect.DictType(value_type=value):
            return f"{{ [key: string]: {typescript_type(value)} }}"
        case inspect.CustomType() | inspect.AnyType():
            return "Plain"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(typescript_type(item) for item in items)}]"
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return str(cls.__name__)
        case inspect.UnionType(types):
            return " | ".join(
                sorted({typescript_type(each) for each in types}, key=lambda text: (text == "null", text))
            )
        case inspect.Metadata(type=inner_type):
            return typescript_type(inner_type)
        case _:
            raise TypeError(f"no TypeScript for {kind!r}")


if __name__ == "__main__":
    print(generate_message_types(), end="")
