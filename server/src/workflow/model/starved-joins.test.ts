import { describe, expect, it } from 'vitest';

import { draw, end, path, start, timer } from '../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';

const around = [
  start(),
  gateway('parallel', 'split'),
  gateway('parallel', 'join'),
  tasks('a', 'b'),
  end(),
  path('start', 'split', 'a', 'join', 'end'),
  path('split', 'b', 'join'),
];

async function warned(...elements: readonly string[]) {
  const [deployed] = await memoryEngine().deploy(draw('p', ...around, ...elements));
  return deployed?.warnings.starvedJoins;
}

describe('a border that does not interrupt', () => {
  it('is warned about where its token comes to a join of the way it began beside', async () => {
    const late = timer('late', 'a', { after: 'PT1H', interrupting: false });
    expect(await warned(late, path('late', 'join'))).toEqual(['late']);
    expect(await warned(late, tasks('c'), path('late', 'c', 'join'))).toEqual(['late']);
  });

  it('is none of that where it interrupts, ends by itself, or joins what it split itself', async () => {
    expect(await warned(timer('late', 'a', { after: 'PT1H' }), path('late', 'join'))).toEqual([]);
    const beside = timer('late', 'a', { after: 'PT1H', interrupting: false });
    expect(await warned(beside, end('over'), path('late', 'over'))).toEqual([]);
    const own = [gateway('parallel', 's'), gateway('parallel', 'j'), tasks('c', 'd'), end('over')];
    const ways = [path('late', 's', 'c', 'j', 'over'), path('s', 'd', 'j')];
    expect(await warned(beside, ...own, ...ways)).toEqual([]);
  });
});
