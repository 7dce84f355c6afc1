import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { root } from './cruise.ts';

/** The value by which a field secret is checked is tried for itself, not among the columns. */
const checked = ['checkPlace'];
/** What a function is handed as `placeOf` is looked at where it is handed over. */
const handed = ['placeOf'];

const declaredBy = (text: string, as: string) =>
  Array.from(text.matchAll(new RegExp(`${as} (\\w+) = sealedColumn\\(`, 'g')), ([, name = '']) => name);

/** The places that a source seals at, or hands over to be sealed at, and does not declare as those of a column. */
function undeclared(text: string, exported: readonly string[] = []): string[] {
  const seals = text.match(/\.seal\(/g) ?? [];
  const sealed = Array.from(
    text.matchAll(/\.seal\((?:[^()]|\([^()]*\))*?, (\w+)(?:\(\w+\))?\)/g),
    ([, name = '']) => name,
  );
  const given = Array.from(text.matchAll(/sealSecret\(\{.*placeOf: (\w+)/g), ([, name = '']) => name);
  const known = declaredBy(text, 'const');
  const imported = exported.filter((name) => new RegExp(`import \\{[^}]*\\b${name}\\b`).test(text));
  const fine = new Set([...known, ...imported, ...checked, ...handed]);
  const unread = seals.length > sealed.length ? ['a place that is no name'] : [];
  return [...unread, ...[...sealed, ...given].filter((name) => !fine.has(name))];
}

describe('a place that values are sealed at', () => {
  const folder = join(root, 'server/src');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

  test('is declared with its column, so that another secret is noticed', () => {
    expect(texts.filter((text) => text.includes('.seal(')).length).toBeGreaterThan(4);
    const exported = texts.flatMap((text) => declaredBy(text, 'export const'));
    expect(texts.flatMap((text) => undeclared(text, exported))).toEqual([]);
  });

  test.each([
    ["const place = 'a.b';\ncipher.seal(value, place)", ['place']],
    ["cipher.seal(value, 'a.b')", ['a place that is no name']],
    ['cipher.seal(JSON.stringify(value), ofRow(id))', ['ofRow']],
    ['sealSecret({ cipher, table, placeOf: ofRow })', ['ofRow']],
    ["const place = sealedColumn(table.a, 'a.b');\ncipher.seal(f(value), place)", []],
  ])('is found out where it is not: %s', (text, found) => {
    expect(undeclared(text)).toEqual(found);
  });
});
