"""Writes a software bill of materials: what is in the container, as CycloneDX JSON, from the locks.

    python tools/sbom.py build/sbom.json

The same locks give the same file, byte for byte.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

import bastide

ROOT = Path(__file__).parents[1]


def locked(file: Path) -> dict[str, tuple[str, list[str]]]:
    """The packages of a lock: version and hashes of each."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for name, version, rest in re.findall(r"^([\w.-]+)==(\S+)(.*)$", text, re.MULTILINE):
        found[name] = (version, re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
    return found


def python_parts(file: str, scope: str) -> list[dict[str, Any]]:
    """Its hashes are those of all files of a version, of which a system installs one."""
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "scope": scope,
            "purl": f"pkg:pypi/{name}@{version}",
            "hashes": [{"alg": "SHA-256", "content": each} for each in hashes],
        }
        for name, (version, hashes) in sorted(locked(ROOT / "requirements" / file).items())
    ]


def page_parts() -> list[dict[str, Any]]:
    """What the pages are built from and with; what only tests and builds need is ``excluded``."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for path, about in sorted(packages.items()):
        if not path or about.get("link"):
            continue
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        part: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"{purl}#{path}",
            "name": name,
            "version": about["version"],
            "scope": "excluded" if about.get("dev") or about.get("optional") else "required",
            "purl": purl,
        }
        if about.get("integrity", "").startswith("sha512-"):
            digest = base64.b64decode(about["integrity"].removeprefix("sha512-")).hex()
            part["hashes"] = [{"alg": "SHA-512", "content": digest}]
        if isinstance(about.get("license"), str):
            part["licenses"] = [{"expression": about["license"]}]
        found.append(part)
    return found


def document() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = bastide.__version__
    purl = f"pkg:pypi/{project['name']}@{version}"
    parts = [*python_parts("server.txt", "required"), *python_parts("build.txt", "excluded"), *page_parts()]
    # What is needed both to run and to build is needed to run: the first of two counts.
    once = list({part["bom-ref"]: part for part in reversed(parts)}.values())[::-1]
    content = json.dumps(once, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, purl + content)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": project["name"],
                "version": version,
                "purl": purl,
                "licenses": [{"expression": project["license"]}],
            }
        },
        "components": once,
        "dependencies": [{"ref": purl, "dependsOn": [p["bom-ref"] for p in once if p["scope"] == "required"]}],
    }


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sbom.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    made = document()
    target.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {len(made['components'])} components")


if __name__ == "__main__":
    main()
