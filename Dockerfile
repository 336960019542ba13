# Bastide's server in a container: built from this folder, run as nobody in particular.
#
#     docker build -t bastide .
#     docker run -p 8421:8421 -v bastide:/data bastide

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# The rules are compiled here; without a compiler they would run as they are, several times slower.
RUN pip install --no-cache-dir --prefix=/install .

FROM python:3.13-slim
COPY --from=build /install /usr/local
RUN useradd --system --create-home --home-dir /data --shell /usr/sbin/nologin bastide
USER bastide
WORKDIR /data
VOLUME /data
ENV BASTIDE_HOST=0.0.0.0 \
    BASTIDE_PORT=8421 \
    BASTIDE_DATABASE=sqlite:////data/bastide.db \
    BASTIDE_LOG_FORMAT=json
EXPOSE 8421
# Alive, not ready: a database that is away for a moment is no reason to restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8421/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["bastide", "serve"]
