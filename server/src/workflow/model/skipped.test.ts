import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseModel } from './parse.ts';
import type { Definition } from './definition.ts';
import { enteredAt, skippedBetween } from './skipped.ts';

const file = new URL('../../seeds/reference/processes/wf_apply_standard.bpmn', import.meta.url);
const standard = async (): Promise<Definition> => (await parseModel(readFileSync(file, 'utf8')))[0]!;
const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

describe('what is passed over when a process is moved', () => {
  it.each([
    ['decide', 'decided'],
    ['plan', 'pay'],
    ['review', 'pay'],
  ])('%s is, on the way to %s, although a loop leads back to it', async (from, to) => {
    expect(idsOf(skippedBetween(await standard(), from, to))).toContain(from);
  });

  it.each([
    ['decide', 'accept'],
    ['review', 'accept'],
  ])('nothing is where %s goes back to %s, which every way leads through', async (from, to) => {
    expect(skippedBetween(await standard(), from, to)).toEqual([]);
  });

  it('what is entered reaches to the next that waits', async () => {
    const definition = await standard();
    expect(idsOf(enteredAt(definition, 'accepted'))).toContain('review');
    expect(idsOf(enteredAt(definition, 'review'))).toEqual(['review']);
  });
});
