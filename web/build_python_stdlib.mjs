/**
 * Packs Python's standard library for the browser as bytecode, because compiling took half of the start time. Modules that are
 * useless in a browser are excluded. An uncompressed zip, gzipped as a whole, is a third smaller than compressed files.
 *
 *     node build_python_stdlib.mjs TARGET
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { COMPILE_BYTECODE } from "./compile_bytecode.mjs";

/**
 * Excluded modules and packages: developer tools, terminals, mail, pure Python fallbacks, processes, networks, other platforms, and modules that are
 * frozen into the interpreter.
 */
const EXCLUDED_MODULES = `
  _pyrepl bdb cProfile cmd code compileall doctest filecmp modulefinder pdb pickletools profile pstats py_compile pyclbr pydoc pydoc_data rlcompleter
  symtable tabnanny this timeit trace tracemalloc unittest webbrowser zipapp antigravity __phello__
  curses dbm ensurepip getpass idlelib pty sqlite3 tkinter turtle venv wave
  ftplib imaplib mailbox netrc poplib smtplib socketserver wsgiref xmlrpc
  _pydatetime _pydecimal _pyio ctypes optparse plistlib xml
  configparser http/cookiejar http/cookies http/server logging/config logging/handlers
  multiprocessing/dummy multiprocessing/forkserver multiprocessing/heap multiprocessing/managers multiprocessing/pool multiprocessing/popen_fork
  multiprocessing/popen_forkserver multiprocessing/popen_spawn_posix multiprocessing/popen_spawn_win32 multiprocessing/resource_sharer
  multiprocessing/resource_tracker multiprocessing/shared_memory multiprocessing/sharedctypes multiprocessing/spawn concurrent/interpreters
  concurrent/futures/interpreter
  _sysconfigdata__emscripten_wasm32-emscripten argparse asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
  colorsys csv email/mime fileinput getopt gettext graphlib html/parser _markupbase http/client json/tool mimetypes pyodide/console sched shelve statistics
  sysconfig/__main__ tarfile tty urllib/request urllib/robotparser
  _collections_abc codecs ntpath posixpath runpy site zipimport
  _aix_support _android_support _apple_support _ios_support _osx_support nturl2path
`;
/** Included text encodings. */
const INCLUDED_ENCODINGS = "__init__ aliases ascii charmap cp437 cp1252 hex_codec idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig zlib_codec";

const PACK_LIBRARY = `
import sys, zipfile

def pack_library(excluded, encodings, into):
    library = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(library) as there, zipfile.ZipFile(into, "w") as archive:
        for name in sorted(there.namelist()):
            path = name.removesuffix(".py")
            first, *rest = path.split("/")
            if not name.endswith(".py") or (first == "encodings" and rest[0] not in encodings):
                continue
            if any((path + "/").startswith(each + "/") for each in excluded):
                continue
            archive.writestr(zipfile.ZipInfo(name + "c", (2020, 1, 1, 0, 0, 0)), compile_bytecode(there.read(name), name))

pack_library
`;

const python = await loadPyodide();
const packLibrary = python.runPython(COMPILE_BYTECODE + PACK_LIBRARY);
packLibrary(python.toPy(EXCLUDED_MODULES.trim().split(/\s+/)), python.toPy(INCLUDED_ENCODINGS.split(" ")), "/packed.zip");
writeFileSync(process.argv[2], gzipSync(python.FS.readFile("/packed.zip"), { level: 9 }));
