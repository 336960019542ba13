"""mkdocs hooks: add pages from outside ``docs/``, the API reference, the command help and recorded games to the site.

mkdocs calls the functions ``on_...``. Pages link to each other as files, so that they work in a checkout and on code
hosts; links that leave ``docs/`` are rewritten to the page or file on the site.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bastide.art.embedding import VIEWER_SCRIPT, data_text, embed_record
from bastide.core import parse_record
from bastide.locale import complete_languages

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

# mkdocs loads this file by path, outside sys.path
from generate_api_reference import PUBLIC_PACKAGES, package_reference  # noqa: E402
from generate_cli_reference import cli_reference  # noqa: E402

#: Pages outside ``docs/``, and their names on the site.
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "RELEASING.md": "releasing.md",
    "SECURITY.md": "security.md",
    "examples/magpie/README.md": "magpie/index.md",
    "examples/orchard/README.md": "orchard/index.md",
}
HOME = {site: tree for tree, site in ELSEWHERE.items()}
#: A relative link or picture: not inside code, no URL, no bare anchor.
LINK = re.compile(r"(?P<code>```.*?```|`[^`\n]*`)|(?<=\]\()(?P<target>[^)#:\s]+)(?P<anchor>#[^)\s]*)?(?=\))", re.DOTALL)
#: A recorded game on a page, and where the site has the script that shows it.
VIEWER = re.compile(r'<bastide-viewer data-record="(?P<record>[^"]+)">')
VIEWER_URI = "bastide-viewer.js"
#: A list or table directly after a paragraph: code hosts accept it, mkdocs needs an empty line.
JOINED = re.compile(r"(?P<code>^ *```.*?^ *```$)|^(?P<line>[^\s*|#>`][^\n]*)\n(?=\* |\|)", re.DOTALL | re.MULTILINE)


def site_uri(path: str) -> str:
    """Return where a file of the repository is on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    # mkdocs ignores names that begin with a dot
    return ELSEWHERE.get(path, f"tree/{path.removeprefix('.')}")


def tree_path(uri: str) -> str:
    """Return where a page of the site is in the repository."""
    return HOME.get(uri, f"docs/{uri}")


def linked(page: str, target: str) -> str:
    """Return the file of the repository that a page links to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the outside pages, the reference, and files that pages link to."""
    for tree, site in ELSEWHERE.items():
        files.append(File.generated(config, site, content=(ROOT / tree).read_text(encoding="utf-8")))
    for package in PUBLIC_PACKAGES:
        files.append(File.generated(config, f"reference/{package}.md", content=package_reference(package)))
    files.append(File.generated(config, "reference/cli.md", content=cli_reference()))
    files.append(File.generated(config, VIEWER_URI, abs_src_path=str(VIEWER_SCRIPT)))
    pages = [tree_path(file.src_uri) for file in files.documentation_pages()]
    for page in pages:
        if not (ROOT / page).is_file():
            continue  # generated reference pages have no links
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
    """Rewrite the links of a page for the site."""
    here = tree_path(page.file.src_uri)

    def led(found: re.Match[str]) -> str:
        if found["code"]:
            return found[0]
        target = site_uri(linked(here, found["target"]))
        return posixpath.relpath(target, posixpath.dirname(page.file.src_uri) or ".") + (found["anchor"] or "")

    parted = JOINED.sub(lambda found: found["code"] or f"{found['line']}\n\n", markdown)
    return LINK.sub(led, parted)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Write the data of recorded games into the page, because pages opened as files cannot load them."""
    folder = posixpath.dirname(page.file.src_uri) or "."

    def filled(found: re.Match[str]) -> str:
        path = ROOT / "docs" / folder / found["record"]
        data = data_text(embed_record(parse_record(path.read_text(encoding="utf-8")), complete_languages()))
        return f'<bastide-viewer><script type="application/json">{data}</script>'

    shown = VIEWER.sub(filled, output)
    script = posixpath.relpath(VIEWER_URI, folder)
    return output if shown == output else shown.replace("</body>", f'<script src="{script}"></script></body>')
