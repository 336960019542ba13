"""OpenAPI document, generated from the endpoints and their message classes."""

from __future__ import annotations

import re

import msgspec

from bastide import __version__
from bastide.hosting.api.endpoint_types import Endpoint
from bastide.tables.messages import Problem

Json = dict[str, object]


def openapi_document(endpoints: list[Endpoint]) -> Json:
    """Generate the OpenAPI 3.1 document."""
    kinds: list[object] = [Problem]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}", schema_hook=schema_for_any
    )
    named = dict(zip([repr(kind) for kind in kinds], schemas, strict=True))
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = describe_operation(endpoint, named, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bastide",
            "version": __version__,
            "description": "Tables, games and records. Live play goes over the WebSocket /ws with the same messages.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "bastide"}},
        },
    }


def schema_for_any(kind: type) -> Json:
    """Return the schema of a type that msgspec does not know: ``object`` is any JSON data."""
    if kind is object:
        return {"description": "JSON data"}
    raise NotImplementedError(kind)


def describe_operation(endpoint: Endpoint, named: dict[str, Json], components: dict[str, Json]) -> Json:
    """Describe one endpoint as an OpenAPI operation."""
    problem = {"application/json": {"schema": named[repr(Problem)]}}
    answers: dict[str, Json] = {"default": {"description": "Refused: nothing has changed", "content": problem}}
    if endpoint.answer is not None:
        content: Json = {endpoint.media: {"schema": named[repr(endpoint.answer)]}}
        answers[str(endpoint.status)] = {"description": "Done", "content": content}
    elif endpoint.media != "application/json":
        answers[str(endpoint.status)] = {
            "description": "Done",
            "content": {endpoint.media: {"schema": {"type": "string"}}},
        }
    else:
        answers["204"] = {"description": "Done"}
    in_path = re.findall(r"{(\w+)}", endpoint.path)
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in in_path
    ]
    parameters += [
        {"name": each.name, "in": "query", "description": each.about, "schema": {"type": each.kind}}
        for each in endpoint.parameters
    ]
    made: Json = {
        "operationId": f"{endpoint.method.lower()}_{re.sub(r'[^a-z]+', '_', endpoint.path).strip('_')}",
        "summary": endpoint.about,
        "responses": answers,
        "parameters": parameters,
    }
    if endpoint.body is not None:
        schema = named[repr(endpoint.body)]
        if endpoint.implied:
            schema = schema_without_fields(components[endpoint.body.__name__], endpoint.implied)
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if endpoint.signed:
        made["security"] = [{"cookie": []}]
    return made


def schema_without_fields(schema: Json, names: tuple[str, ...]) -> Json:
    """Return the schema of an object without some of its fields."""
    properties = schema["properties"]
    required = schema.get("required", [])
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    left = {name: each for name, each in properties.items() if name not in names}
    return {**schema, "properties": left, "required": [name for name in required if name not in names]}
