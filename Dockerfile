# Container of the Bastide server, built from this folder. Runs as an unprivileged user.
#
#     docker build -t bastide .
#     docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8421:8421 -v bastide:/data bastide

FROM python:3.13.9-slim-trixie AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# Install exactly the files in the lock files (make lock), checked by hash.
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes --only-binary :all: --prefix=/install -r requirements/server.txt \
 && pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/build.txt
COPY . .
# Build the web app and compile the rules. The build fails if either fails.
RUN BASTIDE_STRICT=1 pip install --no-cache-dir --no-deps --no-build-isolation --prefix=/install \
    . ./packages/pages ./packages/site

FROM python:3.13.9-slim-trixie
COPY --from=build /install /usr/local
# Check now that the compiled rules and the web app are installed.
RUN bastide --version | grep -qF '(compiled)' \
 && python -c "from bastide.server.site.static_files import STATIC; assert (STATIC / 'index.html').is_file()"
RUN useradd --system --uid 10001 --create-home --home-dir /data --shell /usr/sbin/nologin bastide
USER 10001
WORKDIR /data
VOLUME /data
ENV BASTIDE_HOST=0.0.0.0 \
    BASTIDE_PORT=8421 \
    BASTIDE_DATABASE=sqlite:////data/bastide.db \
    BASTIDE_LOG_FORMAT=json \
    PYTHONDONTWRITEBYTECODE=1
EXPOSE 8421
# Check liveness, not readiness: a short database outage must not restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8421/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["bastide", "serve"]
