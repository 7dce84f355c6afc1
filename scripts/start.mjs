import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main, Trouble } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endSentence, providerPort, startParts } from './steps/parts.mjs';
import { refuseTakenPorts } from './steps/ports.mjs';
import { processGroup } from './steps/processes.mjs';
import { say, sinceStart } from './steps/progress.mjs';
import { welcome } from './steps/welcome.mjs';
import { at } from './steps/workspace.mjs';

const {
  PORTAL_PORT = '3000',
  ADMIN_PORT = '3001',
  SERVER_PORT = '8000',
  APP_MODE = 'demonstration',
} = process.env;
const folders = buildFolders.start;
const logs = at('.data', 'logs');

/** Installs, builds, starts all three parts and keeps them up until somebody ends the command. */
await main(
  async () => {
    await refuseTakenPorts({ PORTAL_PORT, ADMIN_PORT, SERVER_PORT });
    if (APP_MODE !== 'production')
      await refuseTakenPorts({ 'SERVER_PORT (500 less)': String(providerPort(SERVER_PORT)) });
    await ensureInstalled();
    await ensureBuilt(folders);
    const group = processGroup();
    const ports = { portal: PORTAL_PORT, admin: ADMIN_PORT, server: SERVER_PORT };
    const env = { APP_MODE, DATA_DIR: process.env.DATA_DIR ?? at('.data') };
    const origins = await startParts(group, { ports, folders, env, logs, keep: true });
    say(await welcome({ origins, logs, mode: APP_MODE }));
    say(`Ready after ${sinceStart()}. Ctrl-C ends all three.`);
    throw new Trouble(endSentence(await group.firstEnd));
  },
  { interruptedCode: 0 },
);
