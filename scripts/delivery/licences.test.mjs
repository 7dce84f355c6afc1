import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { filesUnder } from '../steps/stamp.mjs';
import { at } from '../steps/workspace.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const notice = readFileSync(at('NOTICE'), 'utf8');
const parts = ['shared', 'server', 'portal', 'admin'];

/** Folder of a package as Node finds it from another one; an optional one may be missing on this machine. */
function folderOf(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
}

/** All packages that the product may need when it runs, by folder. */
function delivered() {
  const found = new Map();
  const visit = (folder) => {
    if (found.has(folder)) return;
    const read = manifest(folder);
    found.set(folder, read);
    const names = Object.keys({ ...read.dependencies, ...read.optionalDependencies });
    for (const next of names.map((name) => folderOf(name, folder))) if (next) visit(next);
  };
  for (const part of parts) visit(realpathSync(at(part)));
  return [...found.values()].filter(({ name }) => !name.startsWith('@policy/'));
}

// Ask for nothing but their own text, which lies beside each package.
const plain =
  /^(?:MIT|ISC|0BSD|Unlicense|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|\(?(?:MIT|Apache-2\.0) AND (?:MIT|Zlib)\)?)$/;

it('every package that is delivered has a plain licence, or is named in NOTICE', () => {
  const packages = delivered();
  expect(packages.length).toBeGreaterThan(200);
  const others = packages.filter(({ license }) => !plain.test(license ?? ''));
  const family = (name) =>
    name.replace(/^@img\/sharp-libvips.*/, 'libvips').replace(/^@resvg\/resvg-js-.*/, '@resvg/resvg-js');
  const named = ({ name }) => notice.includes(family(name));
  expect(others.filter((one) => !named(one)).map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('every package of ours says the licence of the product', () => {
  const licences = ['.', ...parts].map((part) => manifest(at(part)).license);
  expect(new Set(licences)).toEqual(new Set(['MulanPSL-2.0']));
  expect(readFileSync(at('LICENSE'), 'utf8')).toContain('木兰宽松许可证');
});

// The licence of bpmn-js: the mark must stay fully visible and must not be changed.
it('nothing of ours touches the bpmn.io mark', () => {
  const touching = parts
    .flatMap((part) => [...filesUnder(at(part))])
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('bjs-powered-by'));
  expect(touching).toEqual([]);
});
