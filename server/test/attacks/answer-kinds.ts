import { expect, vi } from 'vitest';

import { activeCells, namesIn } from './calls/sheet.ts';
import { steadyText } from './calls/wire.ts';
import type { Reply } from './calls/wire.ts';
import type { Kind } from './expectations.ts';
import type { Seen } from './play.ts';

/** A hang is wrong on any machine; speed is judged by the benchmarks, which have one to themselves. */
const hangMs = 20_000;

const dataOf = (answer: Reply): unknown => {
  const text = steadyText(answer);
  const body = text.startsWith('{') ? (JSON.parse(text) as { data?: unknown }) : {};
  return body.data ?? null;
};
const recordsOf = (answer: Reply): unknown[] => {
  const data = dataOf(answer);
  if (Array.isArray(data)) return data as unknown[];
  return (data as { records?: unknown[] } | null)?.records ?? [];
};
const shown = ({ status, text }: Reply) => `${String(status)} ${text.slice(0, 300)}`;
const last = ({ answers }: Seen) => answers.at(-1)!;
/** The file that an answer is; a refusal is none, and proves nothing of files. */
function fileIn({ status, bytes, text }: Reply): Buffer {
  expect(status, text.slice(0, 300)).toBe(200);
  return bytes ?? Buffer.alloc(0);
}
/** With a step after the attack either may be what refuses; without one every answer must. */
const decisive = ({ attack, answers }: Seen): readonly Reply[] =>
  attack.then && !attack.then.target ? answers.filter(({ status }) => status !== 200).slice(-1) : answers;

/** The query without what the case adds to an honest one. */
const honest = ({ query }: Seen['attack']) =>
  Object.fromEntries(Object.entries(query).filter(([key]) => ['current', 'size'].includes(key)));

const sameness: Record<string, (seen: Seen) => Promise<void> | void> = {
  // Asked again with each try: the server writes its logs on its own time, also between two calls.
  benign: ({ attack, call }) =>
    vi.waitFor(async () => {
      const answer = await call(attack);
      const plain = await call({ ...attack, query: honest(attack) });
      expect(answer.status).toBe(plain.status);
      expect(dataOf(answer)).toEqual(dataOf(plain));
    }, hangMs),
  'empty-or-literal-match': ({ answers }) => expect(recordsOf(answers[0]!)).toEqual([]),
  'own-or-403': ({ answers, fixture }) => {
    const { id } = fixture.facts['self'] as { id: string };
    if ([403, 404].includes(answers[0]!.status)) return;
    for (const row of recordsOf(answers[0]!)) expect(row).toMatchObject({ userId: id });
  },
};

/** What answers say by themselves. */
export const answerKinds: Record<string, Kind> = {
  codeIn: {
    hold: (codes: number[], seen) => {
      const answers = decisive(seen);
      expect(answers.length, 'nothing was refused').toBeGreaterThan(0);
      for (const answer of answers) expect(codes, shown(answer)).toContain(answer.status);
    },
  },
  lastCodeIn: {
    hold: (codes: number[], seen) => expect(codes, shown(last(seen))).toContain(last(seen).status),
  },
  no5xx: {
    hold: (_: true, { answers }) => {
      for (const answer of answers) expect(answer.status, shown(answer)).toBeLessThan(500);
    },
  },
  notMatch: {
    hold: (pattern: string, { answers }) => {
      for (const { text } of answers) expect(text).not.toMatch(new RegExp(pattern));
    },
  },
  notMatchThen: { hold: (pattern: string, seen) => expect(last(seen).text).not.toMatch(new RegExp(pattern)) },
  noHeaderMatch: {
    hold: (pattern: string, { answers }) => {
      for (const { headers } of answers) expect(JSON.stringify(headers)).not.toMatch(new RegExp(pattern));
    },
  },
  sameAs: { hold: (what: string, seen) => sameness[what]!(seen) },
  maxRecords: {
    hold: (most: number, { answers }) => {
      for (const answer of answers) expect(recordsOf(answer).length).toBeLessThanOrEqual(most);
    },
  },
  maxMs: {
    look: () => performance.now(),
    hold: (_: number, { before }) => expect(performance.now() - Number(before)).toBeLessThan(hangMs),
  },
  connClosed: {
    hold: (_: true, { answers }) => expect(answers.map(({ isClosed }) => isClosed)).toEqual([true]),
  },
  zipSafe: {
    hold: (_: true, seen) => {
      const names = namesIn(fileIn(last(seen)));
      expect(names.filter((name) => name.startsWith('/') || name.split(/[\\/]/).includes('..'))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  },
  sheetCellsInert: { hold: (_: true, seen) => expect(activeCells(fileIn(last(seen)))).toEqual([]) },
};
