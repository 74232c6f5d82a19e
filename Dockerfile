# The site alone: docker build --target site -t benchmark .
# The site with its mailroom: docker build -t benchmark-mailroom .
ARG BASE=debian:trixie-slim

FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .

FROM build AS build-site
RUN npm run build && npm prune --omit=dev

FROM build AS build-mailroom
RUN npm run build:mailroom && npm prune --omit=dev

FROM ${BASE} AS runtime
WORKDIR /srv/site
# The npm package “node” provides Node 24, because Debian's Node is older.
ENV PATH=/srv/site/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
STOPSIGNAL SIGTERM

FROM runtime AS site
COPY --from=build-site /srv/site ./
USER nobody
CMD ["node", "server/start.ts"]

FROM runtime AS mailroom
COPY --from=build-mailroom /srv/site ./
RUN install --directory --owner=nobody --mode=700 data
VOLUME /srv/site/data
USER nobody
CMD ["node", "mailroom/start.ts"]
