import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { inChinese } from './bpmn-words.ts';
import { leadsToRunning, paletteTools } from './element-types.ts';

const inPackage = (path: string) =>
  fileURLToPath(new URL(`../../../../../node_modules/${path}`, import.meta.url));
const features = inPackage('bpmn-js/lib/features');
/** Its palette and its pad are ours, as far as they name elements. */
const replaced = /palette\/PaletteProvider\.js$/;

const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js') && !replaced.test(path))
  .map((path) => readFileSync(join(features, path), 'utf8'));
const minimap = readFileSync(inPackage('diagram-js-minimap/dist/index.esm.js'), 'utf8');

const saidIn = (source: string) =>
  [...source.matchAll(/translate\(\s*'([A-Z][^']*)'/g)].flatMap(([, text = '']) =>
    // One of its texts is put together of two.
    text === 'Align elements '
      ? ['left', 'right', 'center', 'top', 'bottom', 'middle'].map((side) => text + side)
      : [text],
  );

/** What the menu that changes an element calls those that run. */
const inMenu = () => {
  const entries = readFileSync(join(features, 'popup-menu/PopupEntries.js'), 'utf8');
  return [...entries.matchAll(/'([\w-]+)': \{\s*label: '([^']+)'/g)].flatMap(([, id = '', label = '']) =>
    leadsToRunning(`replace-with-${id}`) ? [label] : [],
  );
};
const flows = ['Sequence flow', 'Default flow', 'Conditional flow'];

it('whatever the diagram’s libraries say to who draws has its words in Chinese', () => {
  const menu = inMenu();
  const said = [...[...sources, minimap].flatMap(saidIn), ...menu, ...flows];
  // What is looked through is what the libraries say: an update that spells it otherwise is noticed here.
  expect(menu.length).toBeGreaterThan(40);
  expect(said).toEqual(expect.arrayContaining(['Delete', 'Open minimap', 'Append task']));
  const all = [...said, ...paletteTools.map(({ title }) => title)];
  expect([...new Set(all)].filter((text) => inChinese(text) === text)).toEqual([]);
});
