"""Tables on the device of whoever plays."""
