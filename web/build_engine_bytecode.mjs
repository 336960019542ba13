/**
 * Compiles Bastide's sources for the Python of the browser. `bastide site` runs another Python, which cannot do it. Writes a zip with the bytecode of
 * each file under the SHA-256 digest of its source, so that only unchanged files are replaced.
 *
 *     node build_engine_bytecode.mjs PACKAGE_FOLDER TARGET
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { loadPyodide } from "pyodide";
import { COMPILE_BYTECODE } from "./compile_bytecode.mjs";

/** Packages of Bastide that the browser does not need (`bastide/device/site/engine_archive.py`). */
const EXCLUDED_PACKAGES = ["art", "cli", "envs", "server", "testing"];

const PACK_BYTECODE = `
import zipfile

def pack_bytecode(sources, into):
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for digest, name, source in sorted(sources):
            archive.writestr(zipfile.ZipInfo(digest, (2020, 1, 1, 0, 0, 0)), compile_bytecode(source, name), zipfile.ZIP_DEFLATED)

pack_bytecode
`;

const [folder, target] = process.argv.slice(2);
const sources = new Map();
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (!name.endsWith(".py") || EXCLUDED_PACKAGES.includes(name.split(sep)[0])) continue;
  const data = readFileSync(join(folder, name));
  const digest = createHash("sha256").update(data).digest("hex");
  if (!sources.has(digest)) sources.set(digest, [digest, `bastide/${name.split(sep).join("/")}`, data.toString()]);
}
const python = await loadPyodide();
python.runPython(COMPILE_BYTECODE + PACK_BYTECODE)(python.toPy([...sources.values()]), "/bytecode.zip");
writeFileSync(target, python.FS.readFile("/bytecode.zip"));
