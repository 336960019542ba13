"""The HTTP API: routes, the OpenAPI document and TypeScript types."""
