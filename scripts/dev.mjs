import { main, Trouble } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endSentence, startDevelopment } from './steps/parts.mjs';
import { refuseTakenPorts } from './steps/ports.mjs';
import { processGroup } from './steps/processes.mjs';
import { say } from './steps/progress.mjs';
import { at } from './steps/workspace.mjs';

const { PORTAL_PORT = '3000', ADMIN_PORT = '3001', SERVER_PORT = '8000' } = process.env;

/** Runs all three from their sources; each starts again, or reloads in the browser, where a file changes. */
await main(
  async () => {
    await refuseTakenPorts({ PORTAL_PORT, ADMIN_PORT, SERVER_PORT });
    await ensureInstalled();
    const group = processGroup({ show: true });
    const ports = { portal: PORTAL_PORT, admin: ADMIN_PORT, server: SERVER_PORT };
    const env = { APP_MODE: 'development', DATA_DIR: process.env.DATA_DIR ?? at('.data') };
    const origins = await startDevelopment(group, { ports, env, logs: at('.data', 'logs') });
    say(`portal ${origins.portal} · admin ${origins.admin} · server ${origins.server}`);
    throw new Trouble(endSentence(await group.firstEnd));
  },
  { interruptedCode: 0 },
);
