import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

interface Judged {
  query: string;
  grades: Record<string, number>;
}

const here = (name: string) => path.join(import.meta.dirname, 'evaluation', `${name}.json`);
const read = <Content>(name: string) => JSON.parse(readFileSync(here(name), 'utf8')) as Content;
const halves = { 'zh-tuned': 75, 'zh-untouched': 75, 'en-tuned': 15, 'en-untouched': 15 };
const judged = Object.keys(halves).flatMap((name) => read<Judged[]>(name));
const noAnswer = read<string[]>('no-answer');

/** Names of what the demonstration's content holds. */
const seeded = new Set(
  ['policy', 'item-guide', 'detailed-rule', 'publicity-list'].flatMap((name) => {
    const file = path.join(import.meta.dirname, `../../src/seeds/demo/data/${name}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
  }),
);
// Notices and interpretations of policies are seeded when their areas are built.
const isToCome = (id: string) => /^[nu]\d{2}$/.test(id);

describe('the queries that a search is measured by', () => {
  it.each(Object.entries(halves))('%s are %d', (name, count) => {
    expect(read<Judged[]>(name)).toHaveLength(count);
  });

  it('are asked once each, as long as a search takes them', () => {
    const queries = [...judged.map(({ query }) => query), ...noAnswer];
    expect(new Set(queries).size).toBe(200);
    expect(queries.filter((query) => query.trim() !== query || query === '' || query.length > 100)).toEqual(
      [],
    );
  });

  it('have an answer that is there, and at least one that is what was asked for', () => {
    const unknown = judged.flatMap(({ grades }) =>
      Object.keys(grades).filter((id) => !seeded.has(id) && !isToCome(id)),
    );
    expect(unknown).toEqual([]);
    const unanswered = judged.filter(({ grades }) => !Object.values(grades).includes(3));
    expect(unanswered.map(({ query }) => query)).toEqual([]);
    expect(new Set(judged.flatMap(({ grades }) => Object.values(grades)))).toEqual(new Set([1, 2, 3]));
  });
});
