"""The HTTP API: Starlette routes, OpenAPI document and generated TypeScript types."""
