import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

import { Trouble } from '../steps/command.mjs';
import { pnpm } from '../steps/install.mjs';
import { step } from '../steps/progress.mjs';
import { mustRun } from '../steps/run.mjs';
import { at, root } from '../steps/workspace.mjs';
import { flatModules } from './flat-modules.mjs';

const packages = at('.package');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The package.json of a delivered part: what Node needs to read its files as modules, and where it comes from. */
function writeManifest(part, folder, dependencies = {}) {
  const { name, version, license, type } = readJson(at(part, 'package.json'));
  const { engines } = readJson(at('package.json'));
  const manifest = { name, version, private: true, license, type, engines, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The server keeps its packages beside its bundle: pnpm installs exactly those of the lockfile, without the development ones. */
async function packageServer(folder) {
  const options = ['--prod', '--legacy', '--prefer-offline', '--config.node-linker=hoisted'];
  const [command, args] = pnpm('--filter', '@policy/server', 'deploy', ...options, folder);
  await mustRun(command, args, { env: { CI: 'true' } });
  // pnpm copies the sources too; the bundle holds them, and those of shared.
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  }
  rmSync(join(folder, 'node_modules', '@policy'), { recursive: true, force: true });
  // The simulated sign-on provider belongs to demonstrations, and its package is no part of a delivery.
  const isDelivered = (path) => !/local-provider\.js(?:\.map)?$/.test(path);
  cpSync(at('server', 'dist'), join(folder, 'dist'), { recursive: true, filter: isDelivered });
  const { dependencies } = readJson(at('server', 'package.json'));
  delete dependencies['@policy/shared'];
  writeManifest('server', folder, dependencies);
}

/** The portal is bundled but for Next, of which Next's own list says what is needed. */
function packagePortal(folder) {
  const standalone = at('portal', '.next', 'standalone');
  if (!existsSync(standalone)) throw new Trouble('The build of the portal has no standalone folder.');
  cpSync(join(standalone, 'portal', '.next'), join(folder, '.next'), { recursive: true, dereference: true });
  // The product resizes no images.
  flatModules(join(standalone, 'node_modules'), join(folder, 'node_modules'), {
    except: /^(?:sharp$|@img\/)/,
  });
  cpSync(at('portal', '.next', 'static'), join(folder, '.next', 'static'), { recursive: true });
  cpSync(at('portal', 'public'), join(folder, 'public'), { recursive: true });
  cpSync(at('portal', 'dist'), join(folder, 'dist'), { recursive: true });
  writeManifest('portal', folder);
}

/** The back-office is files and one bundled program. */
function packageAdmin(folder) {
  cpSync(at('admin', 'dist'), join(folder, 'dist'), { recursive: true });
  writeManifest('admin', folder);
}

const making = { server: packageServer, portal: packagePortal, admin: packageAdmin };

const megabytesOf = (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return Math.round(bytes / 1e6);
};

/** Makes `.package/<part>` of what is built: a folder that runs with plain Node, wherever it is copied to. */
export async function packageParts() {
  const sizes = [];
  for (const [part, make] of Object.entries(making)) {
    const folder = join(packages, part);
    await step(`Packaging ${part}`, async () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await make(folder);
      for (const name of ['LICENSE', 'NOTICE']) cpSync(at(name), join(folder, name));
    });
    sizes.push({ part, folder: relative(root, folder), megabytes: megabytesOf(folder) });
  }
  return sizes;
}
