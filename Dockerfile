# The first stage builds the project with its two usual commands. The second copies only what the server needs. The server
# runs as an unprivileged user, stores its data in /data, and works with a read-only root folder (compose.yaml).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# Packages are installed before the code is copied: they change less often, so Docker can reuse this layer.
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY lifecycle/package.json lifecycle/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY lifecycle lifecycle
COPY server server
COPY web web
RUN npm run build
# The server needs the built files of the web app, but none of its packages.
RUN npm ci --omit=dev --workspace=server --include-workspace-root=false

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract/package.json contract/
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/lifecycle/package.json lifecycle/
COPY --from=build /app/lifecycle/dist lifecycle/dist
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
