import { startLocalProvider } from './start.ts';

const {
  APP_MODE = 'demonstration',
  SERVER_PORT = '8000',
  LOCAL_PROVIDER_PORT = String(Number(SERVER_PORT) + 500),
  LOCAL_PROVIDER_ORIGIN = `http://localhost:${LOCAL_PROVIDER_PORT}`,
  PORTAL_ORIGIN = 'http://localhost:3000',
  PORTAL_BASE_PATH = '',
  ADMIN_ORIGIN = 'http://localhost:3001',
} = process.env;

// Whoever comes is whoever he says he is: nobody may rely on that.
if (APP_MODE === 'production') {
  process.stderr.write('The simulated sign-on provider does not run in production\n');
  process.exit(1);
}

const portal = new URL(PORTAL_ORIGIN).origin + PORTAL_BASE_PATH;
const running = await startLocalProvider(
  {
    issuer: LOCAL_PROVIDER_ORIGIN,
    returnAddresses: [`${portal}/login`, `${portal}/en/login`, `${new URL(ADMIN_ORIGIN).origin}/login`],
  },
  { port: Number(LOCAL_PROVIDER_PORT) },
);
process.stdout.write(`{"step":"listening on ${LOCAL_PROVIDER_ORIGIN}"}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.close().then(() => process.exit(0)));
