"""Optional speed-ups of the C code that mypyc generates.

Two changes of the speed, worth 18 % in random play of Dominion, 16 % in Carcassonne and 5 % in 7 Wonders:

* ``mypyc_inline.h`` replaces frequent calls into mypyc's runtime (list items, short ints, type checks) by inline
  functions that fall back to the runtime for rare cases.
* ``borrow_list_items`` drops a reference count around reads of an int from a list.

Two of the time to compile: code that runs once, at import, is not optimised, and the shim of each module declares the
few functions that it calls instead of reading ``Python.h``.

All depend on mypyc's internals, so they apply only to the mypy version they were written for. With another version,
on Windows, without the GIL, or with ``BASTIDE_MYPYC_INLINE=0`` the build is plain mypyc output.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from pathlib import Path

#: Versions of mypy whose generated code and runtime these changes fit.
MYPY_VERSION = "2.4."
HEADER = Path("mypyc_inline.h")

READ_INT = r"""    if \(likely\(PyLong_Check\({0}\)\)\)
        \w+ = CPyTagged_FromObject\({0}\);
    else {{
        CPy_TypeError\("int", {0}\); \w+ = CPY_INT_TAG;
    }}
"""
INT_FROM_LIST_ITEM = re.compile(
    r"""(    (cpy_r_r\d+) = CPyList_GetItem(?:Int64|Short)?)(\(.*\);
    if \(unlikely\(\2 == NULL\)\) {
.*
        goto \w+;
    }
"""
    + READ_INT.format(r"\2")
    + r""")    CPy_DECREF\(\2\);
"""
)
INT_IN_LOOP = re.compile(
    r"""    CPy_INCREF\((cpy_r_r\d+)\);
("""
    + READ_INT.format(r"\1")
    + r""")    CPy_DECREF\(\1\);
"""
)


#: Functions that run once.
RUN_ONCE = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(|static int CPyExec_\w+__impl\()", re.MULTILINE)
#: Replacement of ``Python.h`` in the shims.
SHIM_DECLARATIONS = """#include <stddef.h>
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF(object) Py_DecRef(object)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""


def is_applicable(mypy_version: str) -> bool:
    """Whether the speed-ups fit this mypy and this platform, and are not switched off."""
    return (
        os.environ.get("BASTIDE_MYPYC_INLINE") != "0"
        and mypy_version.startswith(MYPY_VERSION)
        and sys.platform != "win32"
        and not sysconfig.get_config_var("Py_GIL_DISABLED")
    )


def borrow_list_items(code: str) -> str:
    """Return generated C in which an int read from a list does not count a reference to its object."""
    return INT_IN_LOOP.sub(r"\2", INT_FROM_LIST_ITEM.sub(r"\1Borrow\3", code))


def patch_generated_code(folder: Path) -> None:
    """Patch the C files that mypyc wrote into ``folder``."""
    for path in folder.glob("__native*.c"):
        code = borrow_list_items(path.read_text(encoding="utf-8"))
        path.write_text(RUN_ONCE.sub("BASTIDE_RUNS_ONCE ", code), encoding="utf-8")
    for path in (folder / "bastide").rglob("*.c"):
        code = path.read_text(encoding="utf-8")
        path.write_text(code.replace("#include <Python.h>\n", SHIM_DECLARATIONS, 1), encoding="utf-8")
