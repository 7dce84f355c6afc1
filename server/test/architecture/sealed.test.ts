import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { root } from './cruise.ts';

/** The value by which a field secret is checked is tried for itself, not among the columns. */
const checked = ['checkPlace'];
/** What a function is handed as `placeOf` is looked at where it is handed over. */
const handed = ['placeOf'];

/** The places that stand in the list of sealed columns. */
const listedIn = (text: string) => Array.from(text.matchAll(/ place: (\w+) \}/g), ([, name = '']) => name);

/** The places that a source seals at, or hands over to be sealed at, and that are not listed as those of a column. */
function undeclared(text: string, listed: readonly string[] = []): string[] {
  const seals = text.match(/\.seal\(/g) ?? [];
  const sealed = Array.from(
    text.matchAll(/\.seal\((?:[^()]|\([^()]*\))*?, (\w+)(?:\(\w+\))?\)/g),
    ([, name = '']) => name,
  );
  const given = Array.from(text.matchAll(/sealSecret\(\{.*placeOf: (\w+)/g), ([, name = '']) => name);
  const fine = new Set([...listed, ...checked, ...handed]);
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
    const listed = listedIn(readFileSync(join(folder, 'modules/sealed-columns.ts'), 'utf8'));
    expect(texts.flatMap((text) => undeclared(text, listed))).toEqual([]);
  });

  test.each([
    ["const place = 'a.b';\ncipher.seal(value, place)", ['place']],
    ["cipher.seal(value, 'a.b')", ['a place that is no name']],
    ['cipher.seal(JSON.stringify(value), ofRow(id))', ['ofRow']],
    ['sealSecret({ cipher, table, placeOf: ofRow })', ['ofRow']],
    ['cipher.seal(f(value), listedPlace)', []],
  ])('is found out where it is not: %s', (text, found) => {
    expect(undeclared(text, listedIn('{ column: table.a, place: listedPlace },'))).toEqual(found);
  });
});
