import { describe, expect, it } from 'vitest';

import type { Flow } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { arrivals } from './join.ts';

const flow = (id: string): Flow => ({ id, name: '', sourceId: id, targetId: 'join', condition: null });
const token = (id: string, arrivedBy: string | null): ExecutionRow => ({
  id,
  instanceId: 'i',
  parentId: null,
  nodeId: 'join',
  kind: 'token',
  loop: null,
  joining: true,
  arrivedBy,
  historyId: null,
  variables: {},
  returnTo: null,
});

describe('what has arrived at a join', () => {
  it('is one token for each flow, the oldest, and the flows that are still empty', () => {
    const waiting = [token('1', 'x'), token('2', 'x'), token('3', 'z')];
    const { filled, empty, jumped } = arrivals([flow('x'), flow('y'), flow('z')], waiting);
    expect(filled.map((one) => one.id)).toEqual(['1', '3']);
    expect(empty.map((one) => one.id)).toEqual(['y']);
    expect(jumped).toEqual([]);
  });

  it('counts tokens that a jump put there on their own', () => {
    const { filled, empty, jumped } = arrivals([flow('x'), flow('y')], [token('1', null), token('2', 'x')]);
    expect(filled.map((one) => one.id)).toEqual(['2']);
    expect(empty.map((one) => one.id)).toEqual(['y']);
    expect(jumped.map((one) => one.id)).toEqual(['1']);
  });
});
