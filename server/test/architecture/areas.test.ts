import { basename } from 'node:path';
import { entities } from '@policy/shared/contract/entities/index.ts';
import { expect, test } from 'vitest';

import { sources } from './sources.ts';

/** The floors that an entity stands on, each a folder of areas. */
const floors = {
  contract: 'shared/src/contract/entities/',
  chinese: 'shared/src/messages/zh/entity/',
  english: 'shared/src/messages/en/entity/',
  server: 'server/src/modules/',
  screens: 'admin/src/screens/',
};
type Floor = keyof typeof floors;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The area that a file belongs to: the first folder of its floor, or the file itself where an area is one. */
const areaOf = (floor: Floor, path: string) =>
  path.slice(floors[floor].length).split('/')[0]?.replace(/\.ts$/, '') ?? '';

/** The areas of a floor in whose sources something is found, tests left out. */
function areasWith(floor: Floor, isFound: (source: { path: string; text: string }) => boolean): string[] {
  const own = sources.filter(({ path }) => path.startsWith(floors[floor]) && !/\.test\.tsx?$/.test(path));
  return [...new Set(own.filter(isFound).map(({ path }) => areaOf(floor, path)))];
}

/** How an area shows that an entity is its own, the surest sign first: its calls, its address, its rows. */
const signs = (name: string) => [
  new RegExp(`Module(?:<\\w+>)?\\(\\s*${name}\\b`),
  new RegExp(`\\b${name}\\.(?:path|name)\\b`),
  new RegExp(`repositoryOf\\(${name}, \\w+\\)\\.insert\\(`),
];

function servedIn(name: string): string[] {
  for (const sign of signs(name)) {
    const areas = areasWith('server', ({ text }) => sign.test(text));
    if (areas.length > 0) return areas;
  }
  return [];
}

/** Whether a screen's file is the entity's: by its own name, or because it draws the entity's list. */
function isScreenOf(name: string, { path, text }: { path: string; text: string }): boolean {
  if (!path.endsWith('.screen.tsx')) return false;
  const isDrawn = new RegExp(`<(?:Entity(?:Screen|Tree)|ChildList|DictionaryPage)\\s+entity=\\{${name}\\}`);
  return basename(path) === `${kebab(name)}.screen.tsx` || isDrawn.test(text);
}

const found = entities.map(({ name }) => {
  const isNamed = ({ text }: { text: string }) => new RegExp(`^  ${name}\\b[:,]`, 'm').test(text);
  return {
    name,
    contract: areasWith('contract', ({ path }) => basename(path) === `${kebab(name)}.ts`),
    chinese: areasWith('chinese', isNamed),
    english: areasWith('english', isNamed),
    server: servedIn(name),
    screens: areasWith('screens', (source) => isScreenOf(name, source)),
  };
});

test('an entity has one area, by the same name on every floor', () => {
  const elsewhere = found.filter(({ contract, chinese, english, server, screens }) => {
    const [area] = contract;
    const isOnly = (areas: readonly string[]) => areas.length === 1 && areas[0] === area;
    return ![contract, chinese, english, server].every(isOnly) || screens.some((one) => one !== area);
  });
  expect(elsewhere).toEqual([]);
});

test('screens are among what is compared', () => {
  expect(found.filter(({ screens }) => screens.length > 0).length).toBeGreaterThan(20);
});
