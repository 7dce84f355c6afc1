import { join } from 'node:path';

import { main, Trouble } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endSentence, startDevelopment } from './steps/parts.mjs';
import { refuseTakenPorts } from './steps/ports.mjs';
import { processGroup } from './steps/processes.mjs';
import { say } from './steps/progress.mjs';
import { at } from './steps/workspace.mjs';

const { PORTAL_PORT = '3000', ADMIN_PORT = '3001', SERVER_PORT = '8000' } = process.env;

/**
 * Runs all three from their sources: the server starts again and pages reload where a file changes.
 * The portal's own web server (portal/server) is read at the start only.
 */
await main(
  async () => {
    await refuseTakenPorts({ PORTAL_PORT, ADMIN_PORT, SERVER_PORT });
    await ensureInstalled();
    const group = processGroup({ show: true });
    const ports = { portal: PORTAL_PORT, admin: ADMIN_PORT, server: SERVER_PORT };
    const env = { APP_MODE: 'development', DATA_DIR: process.env.DATA_DIR ?? at('.data') };
    // Beside its own data: a product that runs from the default folder keeps its logs.
    const origins = await startDevelopment(group, { ports, env, logs: join(env.DATA_DIR, 'logs') });
    say(`portal ${origins.portal} · admin ${origins.admin} · server ${origins.server}`);
    throw new Trouble(endSentence(await group.firstEnd));
  },
  { interruptedCode: 0 },
);
