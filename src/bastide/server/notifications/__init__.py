"""Delivery of notifications: web push, e-mail and webhooks, and their settings."""
