/**
 * Python code that compiles sources for the browser. Its bytecode is smaller than Python's own: no asserts, no docstrings except those of classes,
 * which describe bots, and line numbers without columns.
 */
export const COMPILE_BYTECODE = `
import ast, importlib.util, marshal, types

NO_COLUMNS, NO_LOCATION = 13, 15
MAX_UNITS = 8

def signed_varint(value):
    value = -value << 1 | 1 if value < 0 else value << 1
    while value > 63:
        yield 64 | value & 63
        value >>= 6
    yield value

def line_table(code):
    """Encode the line of each instruction, in the format of co_linetable."""
    table, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        while units > 0:
            length = min(units, MAX_UNITS)
            units -= length
            table.append(128 | (NO_LOCATION if line is None else NO_COLUMNS) << 3 | length - 1)
            if line is not None:
                table.extend(signed_varint(line - last))
                last = line
    return bytes(table)

def shrink(code):
    constants = tuple(shrink(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=line_table(code), co_consts=constants)

def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body[0].value.value = ""
    return tree

def compile_bytecode(source, name):
    """Return the content of a .pyc file that is used without its source."""
    code = compile(without_docstrings(ast.parse(source)), name, "exec", dont_inherit=True, optimize=1)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(shrink(code))
`;
