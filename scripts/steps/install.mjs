import { writeFileSync } from 'node:fs';

import { alone } from './lock.mjs';
import { step } from './progress.mjs';
import { Trouble } from './command.mjs';
import { run } from './run.mjs';
import { readStamp, stampOf } from './stamp.mjs';
import { at, pnpmVersion } from './workspace.mjs';

const parts = ['shared', 'server', 'portal', 'admin'];
const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...parts.map((part) => `${part}/package.json`),
];
const stampFile = at('node_modules', '.installed');
const lowestNode = [20, 19];

/** Arguments that run the pinned pnpm on a machine that has only Node and npm. */
export const pnpm = (...args) => ['npx', ['--yes', `pnpm@${pnpmVersion}`, ...args]];

const currentStamp = () => stampOf(manifests, `${process.platform} ${process.arch} ${process.version}`);

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough = major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1]);
  if (!isEnough)
    throw new Trouble(`Node ${lowestNode.join('.')} or newer is needed; this is ${process.version}.`);
}

async function install() {
  const stamp = currentStamp();
  if (readStamp(stampFile) === stamp) return;
  await step('Installing packages (the first time takes a minute or two)', async () => {
    const [command, args] = pnpm('install', '--frozen-lockfile', '--reporter=append-only');
    // CI=true: pnpm may replace a node_modules of another layout without asking.
    const { code, output } = await run(command, args, { env: { CI: 'true' } });
    if (code !== 0)
      throw new Trouble(`${output}\nThe packages could not be installed; is the npm registry reachable?`);
  });
  writeFileSync(stampFile, stamp);
}

/** Makes node_modules fit the lockfile; costs nothing when it already does. */
export async function ensureInstalled() {
  refuseOldNode();
  if (readStamp(stampFile) === currentStamp()) return;
  await alone(at('.data', 'install.lock'), 'installing packages', install);
}
