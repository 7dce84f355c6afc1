import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { endsWithCommand } from '../steps/command.mjs';
import { filesNow } from '../steps/checks/changes.mjs';
import { pnpm } from '../steps/install.mjs';
import { step } from '../steps/progress.mjs';
import { mustRun } from '../steps/run.mjs';
import { at } from '../steps/workspace.mjs';
import { plant } from './plant.mjs';

/** A copy of the workspace as it stands, uncommitted changes too, in a folder that goes with the command: no fault ever stands in one's own tree. */
export async function workingCopy() {
  const files = await filesNow();
  const folder = mkdtempSync(join(tmpdir(), 'policy-planted-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  endsWithCommand({ stop: async () => remove(), kill: remove });
  await step(`Copying the workspace to ${folder}`, async () => {
    for (const name of Object.keys(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      cpSync(at(name), join(folder, name));
    }
    const [command, args] = pnpm('install', '--frozen-lockfile', '--reporter=append-only');
    await mustRun(command, args, { cwd: folder, env: { CI: 'true' } });
  });
  return folder;
}

/** Does the work while a fault stands in the copy. */
export async function withFault(folder, fault, work) {
  const file = join(folder, fault.file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, plant(whole, fault));
  return work().finally(() => writeFileSync(file, whole));
}
