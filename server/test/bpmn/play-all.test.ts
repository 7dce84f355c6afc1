import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { element, line, userTask } from './draw.ts';
import { memoryEngine } from './memory-store.ts';
import { exitCodeOf, playAll } from './play-all.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cases-'));
  writeFileSync(join(folder, 'plain.bpmn'), line(userTask('a')));
  writeFileSync(join(folder, 'odd.bpmn'), line(element('complexGateway', 'id="a"')));
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = { op: 'start', process: 'p' };
const right = { id: 'g/right', files: ['plain.bpmn'], steps: [start, { op: 'expect', open: ['a'] }] };
const refused = { id: 'g/refused', files: ['odd.bpmn'], steps: [start] };
const wrong = { id: 'g/wrong', files: ['plain.bpmn'], steps: [start, { op: 'expect', open: ['b'] }] };

async function play(...cases: (typeof right | typeof refused)[]) {
  const lines: string[] = [];
  const say = (said: string) => lines.push(said);
  const counts = await playAll(cases, { folder, engineOf: () => memoryEngine(), say });
  return { counts, lines, code: exitCodeOf(counts) };
}

it('a run in which a case goes another way than it says ends with 2, and tells the three apart', async () => {
  const { counts, lines, code } = await play(right, refused, wrong);
  expect([counts, code]).toEqual([{ passed: 1, refused: 1, wrong: 1 }, 2]);
  expect(lines.map((said) => said.split(':')[0])).toEqual([
    ...['passed  g/right', 'refused g/refused', 'wrong   g/wrong'],
  ]);
});

it('a run in which nothing goes another way ends with 0, whatever is refused at deployment', async () => {
  expect(await play(right, refused)).toMatchObject({ counts: { wrong: 0 }, code: 0 });
});
