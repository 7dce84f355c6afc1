import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../steps/command.mjs';
import { step } from '../steps/progress.mjs';
import { mustRun } from '../steps/run.mjs';
import { at } from '../steps/workspace.mjs';

// npm carries the official programs under the name of the system that they are for.
const packageName = `node-${process.platform}-${process.arch}`;

/** A Node of that range from the npm registry: its version, and the folder of its program. */
export async function nodeOf(range) {
  const folder = at('node_modules', '.cache', 'node', range.replace(/\W/g, '-'));
  const bin = join(folder, 'node_modules', packageName, 'bin');
  if (!existsSync(join(bin, 'node'))) {
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${packageName}@${range}`,
    ];
    await step(`Fetching Node ${range}`, () => mustRun('npm', args));
  }
  if (!existsSync(join(bin, 'node'))) throw new Trouble(`${packageName}@${range} brings no program.`);
  const version = await mustRun(join(bin, 'node'), ['--version']);
  return { version: version.trim(), bin };
}
