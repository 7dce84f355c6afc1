import { untilAnswers } from './answers.mjs';
import { buildFolders, folderEnvironment } from './build.mjs';
import { Trouble } from './command.mjs';
import { step } from './progress.mjs';
import { at } from './workspace.mjs';

/** Addresses of the three parts on the given ports. */
const originsOn = ({ portal, admin, server }) => ({
  portal: `http://localhost:${portal}`,
  admin: `http://localhost:${admin}`,
  // By number: the server listens there only, and a name would be tried on the other family first.
  server: `http://127.0.0.1:${server}`,
});

/** The simulated sign-on provider's port follows the server's; production has none. */
export const providerPort = (server) => Number(server) + 500;

/** Environment that tells each part of the others; `env` wins. */
function partEnvironment(ports, env) {
  const origins = originsOn(ports);
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    SERVER_PORT: String(ports.server),
    PORTAL_PORT: String(ports.portal),
    ADMIN_PORT: String(ports.admin),
    API_ORIGIN: origins.server,
    PORTAL_ORIGIN: origins.portal,
    ADMIN_ORIGIN: origins.admin,
    ...env,
  };
}

// The first start seeds its database, and in development the first page is compiled before it answers.
const startsWithinMs = 300_000;
// Answered only by a server that has migrated and seeded its database.
const healthCall = '/api/health/ready';
const tsx = at('node_modules', 'tsx', 'dist', 'cli.mjs');
const developed = {
  server: [tsx, 'watch', 'src/main.ts'],
  portal: [tsx, 'server/main.ts'],
  admin: [at('admin', 'node_modules', 'vite', 'bin', 'vite.js')],
  provider: [tsx, 'src/local-provider/main.ts'],
};
const built = (folders) => ({
  server: [`${folders.server}/main.js`],
  portal: [`${folders.portal}/server.mjs`],
  admin: [`${folders.admin}/server.mjs`],
  provider: [`${folders.server}/local-provider.js`],
});

/**
 * Starts the server, then both apps, and answers when all three answer; refuses as soon as one of them ends.
 * With `keep` a part that has answered is started again whenever it ends.
 */
async function startAll(group, { programs, ports, env, logs, keep = false }) {
  const environment = partEnvironment(ports, env);
  const origins = originsOn(ports);
  const start = (part) =>
    group.start(part, {
      args: programs[part],
      cwd: at(part === 'provider' ? 'server' : part),
      env: { ...environment, PORT: String(ports[part] ?? providerPort(ports.server)) },
      logFile: `${logs}/${part}.log`,
    });
  const failing = group.firstEnd.then((end) => {
    throw new Trouble(endSentence(end));
  });
  const answers = async (part, url, withinMs) => {
    start(part);
    const silent = (error) => {
      throw new Trouble(`${group.lastLines(part)}\n${error.message} Its log: ${logs}/${part}.log`);
    };
    await Promise.race([untilAnswers(url, withinMs).catch(silent), failing]);
    if (keep) group.keep(part);
  };
  await step('Starting the server', () =>
    answers('server', `${origins.server}${healthCall}`, startsWithinMs),
  );
  const hasProvider = environment.APP_MODE !== 'production';
  const provider = `http://127.0.0.1:${providerPort(ports.server)}/laboratory`;
  await step('Starting portal and admin', () =>
    Promise.all([
      ...(hasProvider ? [answers('provider', provider, startsWithinMs)] : []),
      answers('portal', origins.portal, startsWithinMs),
      answers('admin', origins.admin, startsWithinMs),
    ]),
  );
  // From here on the caller watches the group.
  failing.catch(() => null);
  return origins;
}

/** Starts what was built into the given folders. */
export function startParts(group, { folders, env, ...rest }) {
  const environment = { NODE_ENV: 'production', ...folderEnvironment(folders), ...env };
  return startAll(group, { ...rest, programs: built(folders), env: environment });
}

/** Starts the sources themselves. */
export function startDevelopment(group, { env, ...rest }) {
  const environment = { NODE_ENV: 'development', ...folderEnvironment(buildFolders.development), ...env };
  return startAll(group, { ...rest, programs: developed, env: environment });
}

/** Why a part ended, with the last lines it wrote. */
export const endSentence = ({ name, reason, last }) => `${last.join('\n')}\n${name} ended: ${reason}`;
