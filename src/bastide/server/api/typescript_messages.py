"""TypeScript types of the message classes.

``python -m bastide.server.api.typescript_messages > web/src/base/server_message_types.ts`` writes the file (``make
messages``). A test checks that it is up to date.
"""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc, getsourcelines

from msgspec import Struct, inspect

from bastide import hosting, server
from bastide.hosting.api import connection_and_lobby_messages as server_messages
from bastide.hosting.api.route_decorator import declared_message_types
from bastide.tables import messages

HEADER = """\
// Generated from the server's message classes by `make messages`. Do not edit.

/** Anything JSON can hold. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };
/** An object of plain data, such as a view, an event or the meaning of an action. */
export type Facts = { [key: string]: Plain };
"""

#: Packages with handlers whose messages the page knows. (Those of ``bastide.device`` pass through it unread.)
HANDLER_PACKAGES = (hosting.__name__, server.__name__)
#: Named unions, in output order.
NAMED_UNIONS = ("Clock", "TableCommand", "ClientMessage", "ServerMessage")


def message_classes() -> list[type]:
    """List the classes of all declared messages and of their fields, module by module in source order."""
    unions = [getattr(messages, name, None) or getattr(server_messages, name) for name in NAMED_UNIONS]
    found: set[type] = set()
    for root in [*declared_message_types(*HANDLER_PACKAGES), *unions, messages.Problem]:
        collect_classes(inspect.type_info(root), found)
    return sorted(found, key=lambda each: (each.__module__, getsourcelines(each)[1]))


def collect_classes(kind: inspect.Type, found: set[type]) -> None:
    """Add the classes of all objects inside a type."""
    match kind:
        case (
            inspect.StructType(cls=cls, fields=fields)
            | inspect.TypedDictType(cls=cls, fields=fields)
            | inspect.DataclassType(cls=cls, fields=fields)
        ):
            if cls not in found:
                found.add(cls)
                collect_all(found, (field.type for field in fields))
        case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner) | inspect.Metadata(type=inner):
            collect_classes(inner, found)
        case inspect.VarTupleType(item_type=inner):
            collect_classes(inner, found)
        case inspect.TupleType(item_types=parts) | inspect.UnionType(types=parts):
            collect_all(found, parts)


def collect_all(found: set[type], kinds: Iterable[inspect.Type]) -> None:
    for kind in kinds:
        collect_classes(kind, found)


def generate_message_types() -> str:
    """Generate the whole file."""
    parts = [HEADER, *(typescript_interface(each) for each in message_classes())]
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
    assert isinstance(info, inspect.StructType | inspect.TypedDictType | inspect.DataclassType)
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


def fields_in_source_order(
    info: inspect.StructType | inspect.TypedDictType | inspect.DataclassType,
) -> list[inspect.Field]:
    """List the fields in source order, which msgspec does not keep for a ``TypedDict``."""
    names = list(info.cls.__annotations__)
    return (
        list(info.fields)
        if not isinstance(info, inspect.TypedDictType)
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
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls) | inspect.DataclassType(cls=cls):
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
