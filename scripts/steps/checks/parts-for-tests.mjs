import { buildFolders } from '../build.mjs';
import { startParts } from '../parts.mjs';
import { freePorts } from '../ports.mjs';
import { processGroup } from '../processes.mjs';

/** What every captcha of a test run accepts. */
export const captcha = 'TEST5';

/**
 * Portal, admin and server of a run, which keeps what it makes in its folder: free ports, a database of its own, a clock that tests may
 * move. `mode` is that of a site for tests, unless the site has to be open to search engines.
 */
export async function startForTests(folder, mode = 'test') {
  const [portal, admin, server] = await freePorts(3);
  const env = {
    APP_MODE: mode,
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: '',
    TEST_CLOCK: '1',
    // Belongs to nobody: what is kept there can be saved and not reached.
    OUTBOUND_HOSTS: '203.0.113.0/24',
    CAPTCHA_TEST_ANSWER: captcha,
  };
  const group = processGroup();
  const ports = { portal, admin, server };
  return startParts(group, { ports, folders: buildFolders.test, env, logs: `${folder}/logs` });
}
