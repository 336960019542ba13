"""Dependencies and containers: locked with hashes, complete, and run with minimal rights."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from lock_requirements import environment_markers, normalise_name, requirements_by_lock, version_of_file
from packaging.requirements import Requirement

from bastide.cli.app import COMMANDS
from bastide.locale import Catalogue
from bastide.server.settings import Settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")


def locked_packages(file: Path) -> dict[str, tuple[str, list[str]]]:
    """Return the packages of a lock file with version and hashes."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    return {
        name: (version, re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
        for name, version, rest in re.findall(r"^([\w.-]+)==(\S+)(.*)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("name", ["server", "build"])
def test_lock_file_satisfies_requirements_with_hashes(name: str) -> None:
    """If this fails: ``make lock``."""
    found = locked_packages(ROOT / "requirements" / f"{name}.txt")
    for text in requirements_by_lock()[name]:
        asked = Requirement(text)
        assert normalise_name(asked.name) in found, f"{text} is not in the lock"
        version = found[normalise_name(asked.name)][0]
        assert asked.specifier.contains(version, prereleases=True), f"{asked.name} {version} is not {asked.specifier}"
        for extra in asked.extras:
            assert f"{normalise_name(asked.name)}-{extra}" in found, (
                f"{text}: the lock misses what [{extra}] stands for"
            )
    assert [each for each, (_, hashes) in found.items() if not hashes] == []


def test_lock_file_has_no_unpinned_lines() -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        text = file.read_text(encoding="utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            pinned = re.fullmatch(r"[a-z0-9-]+==\S+( ; [^;]+?)?( +--hash=sha256:[0-9a-f]{64})+", line)
            assert line.startswith("#") or pinned, line[:100]


def test_platform_specific_packages_have_markers() -> None:
    text = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    where = environment_markers(requirements_by_lock()["server"])
    assert set(where) == {"uvloop"}
    for package, mark in where.items():
        assert re.search(rf"^{package}==\S+ ; {re.escape(mark)} \\$", text, re.MULTILINE)


def test_lock_file_is_complete() -> None:
    """For the packages that are installed here: all their requirements are locked."""
    from importlib.metadata import PackageNotFoundError, requires

    found = locked_packages(ROOT / "requirements" / "server.txt")
    for name in found:
        try:
            needs = requires(name) or []
        except PackageNotFoundError:
            continue
        for text in needs:
            asked = Requirement(text)
            if asked.marker is None or asked.marker.evaluate({"extra": ""}):
                assert normalise_name(asked.name) in found, f"{name} needs {text}"
                version = found[normalise_name(asked.name)][0]
                assert asked.specifier.contains(version, prereleases=True), f"{name} needs {text}, not {version}"


def test_distribution_file_names_are_parsed() -> None:
    assert version_of_file("click-8.5.1-py3-none-any.whl") == "8.5.1"
    assert version_of_file("mypy_extensions-1.2.0.tar.gz") == "1.2.0"
    assert version_of_file("psycopg_binary-3.3.8-cp313-cp313-manylinux_2_28_x86_64.whl") == "3.3.8"


def test_container_installs_only_locked_packages() -> None:
    installs = re.findall(r"pip install[^&\n]*", DOCKERFILE)
    assert len(installs) == 3
    for command in installs:
        assert "--require-hashes" in command or "--no-deps --no-build-isolation" in command, command
    assert "BASTIDE_STRICT=1 pip install" in DOCKERFILE


def test_container_images_are_pinned() -> None:
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    images += [each["image"] for each in COMPOSE["services"].values() if "build" not in each]
    assert len(images) == 4
    for image in images:
        assert re.search(r":\d+\.\d+(\.\d+)?[\w.-]*$|@sha256:[0-9a-f]{64}$", image), f"{image} may change under us"


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_compose_service_is_confined(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
    assert service["pids_limit"] > 0
    assert service["tmpfs"]
    assert "privileged" not in service


def test_container_runs_as_unprivileged_user() -> None:
    user = re.search(r"^USER (\d+)$", DOCKERFILE, re.MULTILINE)
    assert user is not None
    assert int(user[1]) >= 1000
    for name in ("one", "two"):
        assert COMPOSE["services"][name]["user"] == f"{user[1]}:{user[1]}"
        assert "cap_add" not in COMPOSE["services"][name]


def test_container_build_files_exist() -> None:
    """Every copied file exists, and .dockerignore excludes none that the build needs."""
    copied = [line.split()[1:-1] for line in DOCKERFILE.splitlines() if re.match(r"COPY (?!--from)", line)]
    assert copied == [["requirements"], ["."]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = ["requirements/server.txt", "requirements/build.txt", "pyproject.toml", "web/package-lock.json"]
    needed += [project["project"]["readme"], *project["project"]["license-files"]]
    needed += [project["tool"]["hatch"]["build"]["hooks"]["custom"]["path"]]
    needed += [f"{each}/__init__.py" for each in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for file in needed:
        assert (ROOT / file).is_file(), file
        parts = [Path(file), *Path(file).parents]
        assert not [each for each in ignored if any(part.match(each) for part in parts if part.name)], file
    command = re.search(r'^CMD \["(\w+)", "(\w+)"\]$', DOCKERFILE, re.MULTILINE)
    assert command is not None
    assert command[1] in project["project"]["scripts"]
    assert command[2] in COMMANDS
    (shown,) = re.findall(r"bastide --version \| grep -qF '(.*?)'", DOCKERFILE)
    assert shown in Catalogue("en").translate("cli-version-compiled", {"version": "1"})
    assert shown not in Catalogue("en").translate("cli-version-pure", {"version": "1"})


def test_container_variables_are_settings() -> None:
    named = re.findall(r"BASTIDE_(\w+)=", "".join(re.findall(r"^ENV .*$", DOCKERFILE, re.MULTILINE)))
    for service in COMPOSE["services"].values():
        named += [
            name.removeprefix("BASTIDE_") for name in service.get("environment", {}) if name.startswith("BASTIDE")
        ]
    assert len(named) > 8
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)


def test_compose_references_exist() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], volume
        if "build" in service:
            assert (ROOT / service["build"] / "Dockerfile").is_file()
    servers = [name for name, service in services.items() if "build" in service]
    proxy = (ROOT / "Caddyfile").read_text(encoding="utf-8")
    (port,) = re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    assert re.findall(r"reverse_proxy (.*) {", proxy) == [" ".join(f"{name}:{port}" for name in servers)]
    for name in servers:
        settings = services[name]["environment"]
        assert settings["BASTIDE_ALLOWED_HOSTS"].split(",") == servers, "the proxy asks for them by these names"
        assert "@postgres/" in settings["BASTIDE_DATABASE"]
    assert set(re.findall(r"{\$(\w+)}", proxy)) <= set(services["proxy"]["environment"])


def test_strict_build_fails_without_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the container build."""
    sys.path.insert(0, str(ROOT))
    try:
        import hatch_build
    finally:
        sys.path.remove(str(ROOT))

    def fail(*_: object, **more: object) -> Any:
        raise RuntimeError("it does not work")

    monkeypatch.setattr(hatch_build, "compile_package", fail)
    monkeypatch.delenv("BASTIDE_PURE", raising=False)
    warned: list[str] = []

    class App:
        def display_warning(self, text: str) -> None:
            warned.append(text)

    nothing: Any = None
    app: Any = App()
    hook = hatch_build.CustomBuildHook(str(ROOT), {}, nothing, nothing, "", "wheel", app)
    hook.initialize("standard", {"force_include": {}})
    assert len(warned) == 1
    monkeypatch.setenv("BASTIDE_STRICT", "1")
    with pytest.raises(RuntimeError, match="it does not work"):
        hook.initialize("standard", {"force_include": {}})
