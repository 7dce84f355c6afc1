# syntax=docker/dockerfile:1

# One image for each part: docker build --target server|portal|admin.
# The base may come from any registry that holds the official Node image: --build-arg NODE_IMAGE=registry.example.gov.cn/library/node:24-bookworm-slim
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
# Where packages come from: npm and pnpm each read a variable of their own.
ARG NPM_REGISTRY=https://registry.npmjs.org/
ENV npm_config_registry=${NPM_REGISTRY} pnpm_config_registry=${NPM_REGISTRY}
# First what the packages follow from: they are installed again only when it changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY portal/package.json portal/
COPY admin/package.json admin/
COPY scripts scripts
RUN npm run pnpm -- install --frozen-lockfile
COPY . .
# Written into the build: the paths below which the apps are served, and a way of signing in.
ARG PORTAL_BASE_PATH=
ARG ADMIN_BASE_PATH=
ARG VITE_SWITCH_MODE=
RUN npm run package

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production APP_MODE=production NEXT_TELEMETRY_DISABLED=1
RUN groupadd --gid 10001 policy \
  && useradd --uid 10001 --gid policy --no-create-home --shell /usr/sbin/nologin policy \
  && install --directory --owner policy --group policy --mode 0750 /data
WORKDIR /app

FROM runtime AS server
COPY --from=build /source/.package/server ./
ENV DATA_DIR=/data SERVER_HOST=0.0.0.0
VOLUME /data
EXPOSE 8000
USER 10001:10001
CMD ["node", "dist/main.js"]

FROM runtime AS app
ENV PORTAL_HOST=0.0.0.0 ADMIN_HOST=0.0.0.0
USER 10001:10001
CMD ["node", "dist/server.mjs"]

FROM app AS portal
COPY --from=build /source/.package/portal ./
EXPOSE 3000

FROM app AS admin
COPY --from=build /source/.package/admin ./
EXPOSE 3001
