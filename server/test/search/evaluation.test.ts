import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { halves, judgedQueries, languages, unanswered } from './judged.ts';

const counts = { zh: 75, en: 15 };
const parts = languages.flatMap((language) => halves.map((half) => [language, half] as const));
const judged = parts.flatMap(([language, half]) => judgedQueries(language, half));
const noAnswer = unanswered();

/** Names of what the demonstration's content holds. */
const seeded = new Set(
  [...['policy', 'item-guide', 'detailed-rule', 'publicity-list', 'policy-notice', 'interpretation']].flatMap(
    (name) => {
      const file = path.join(import.meta.dirname, `../../src/seeds/demo/data/${name}.json`);
      return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
    },
  ),
);
describe('the queries that a search is measured by', () => {
  it.each(parts)('%s, %s are all there', (language, half) => {
    expect(judgedQueries(language, half)).toHaveLength(counts[language]);
  });

  it('are asked once each, as long as a search takes them', () => {
    const queries = [...judged.map(({ query }) => query), ...noAnswer];
    expect(new Set(queries).size).toBe(200);
    expect(queries.filter((query) => query.trim() !== query || query === '' || query.length > 100)).toEqual(
      [],
    );
  });

  it('have an answer that is there, and at least one that is what was asked for', () => {
    const unknown = judged.flatMap(({ grades }) => Object.keys(grades).filter((id) => !seeded.has(id)));
    expect(unknown).toEqual([]);
    const withoutAnswer = judged.filter(({ grades }) => !Object.values(grades).includes(3));
    expect(withoutAnswer.map(({ query }) => query)).toEqual([]);
    expect(new Set(judged.flatMap(({ grades }) => Object.values(grades)))).toEqual(new Set([1, 2, 3]));
  });
});
