"""What the site has besides ``docs/``: the pages of the project's root, the example game, and the reference.

mkdocs calls the functions ``on_...``. The pages link to each other as files do, so that they can be read in a checkout
and at any forge; here a link that leaves ``docs/`` is led to where its page, or its file, lies on the site.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from reference import PUBLIC, reference  # noqa: E402  # it lies beside this file, which mkdocs loads by its path

#: Pages that lie elsewhere in the tree, and what they are called on the site.
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "RELEASING.md": "releasing.md",
    "SECURITY.md": "security.md",
    "examples/magpie/README.md": "magpie/index.md",
}
HOME = {site: tree for tree, site in ELSEWHERE.items()}
#: A link or picture to something of our own: not inside code, no address, no bare anchor.
LINK = re.compile(r"(?P<code>```.*?```|`[^`\n]*`)|(?<=\]\()(?P<target>[^)#:\s]+)(?P<anchor>#[^)\s]*)?(?=\))", re.DOTALL)
#: A list or table right after a paragraph: forges see it, the site's Markdown wants a line between.
JOINED = re.compile(r"(?P<code>^ *```.*?^ *```$)|^(?P<line>[^\s*|#>`][^\n]*)\n(?=\* |\|)", re.DOTALL | re.MULTILINE)


def site_uri(path: str) -> str:
    """Where a file of the tree lies on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    # mkdocs leaves out what begins with a dot
    return ELSEWHERE.get(path, f"tree/{path.removeprefix('.')}")


def tree_path(uri: str) -> str:
    """Where a page of the site lies in the tree."""
    return HOME.get(uri, f"docs/{uri}")


def linked(page: str, target: str) -> str:
    """The file of the tree to which a page of the tree links."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for tree, site in ELSEWHERE.items():
        files.append(File.generated(config, site, content=(ROOT / tree).read_text(encoding="utf-8")))
    for package in PUBLIC:
        files.append(File.generated(config, f"reference/{package}.md", content=reference(package)))
    pages = [tree_path(file.src_uri) for file in files.documentation_pages()]
    for page in pages:
        if not (ROOT / page).is_file():
            continue  # the reference links to nothing
        for found in LINK.finditer((ROOT / page).read_text(encoding="utf-8")):
            path = linked(page, found["target"]) if found["target"] else "docs/"
            if (
                not path.startswith("docs/")
                and path not in ELSEWHERE
                and files.get_file_from_path(site_uri(path)) is None
            ):
                files.append(File.generated(config, site_uri(path), abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = tree_path(page.file.src_uri)

    def led(found: re.Match[str]) -> str:
        if found["code"]:
            return found[0]
        target = site_uri(linked(here, found["target"]))
        return posixpath.relpath(target, posixpath.dirname(page.file.src_uri) or ".") + (found["anchor"] or "")

    parted = JOINED.sub(lambda found: found["code"] or f"{found['line']}\n\n", markdown)
    return LINK.sub(led, parted)
