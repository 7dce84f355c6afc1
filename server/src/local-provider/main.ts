import { providerPortAfter, readConfig } from '../config.ts';
import { startLocalProvider } from './start.ts';

const { localProvider: issuer, portalOrigin, portalBasePath, adminOrigin, port } = readConfig();

// Whoever comes is whoever he says he is: nobody may rely on that.
if (issuer === undefined) {
  process.stderr.write('The simulated sign-on provider does not run in production\n');
  process.exit(1);
}

const portal = new URL(portalOrigin).origin + portalBasePath;
const returnAddresses = [`${portal}/login`, `${portal}/en/login`, `${new URL(adminOrigin).origin}/login`];
const leftAddress = `${portal}/api/policy/gdgovesso/backchannellogout`;
const running = await startLocalProvider(
  { issuer, returnAddresses, leftAddress },
  { port: port + providerPortAfter },
);
process.stdout.write(`{"step":"listening on ${issuer}"}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.close().then(() => process.exit(0)));
