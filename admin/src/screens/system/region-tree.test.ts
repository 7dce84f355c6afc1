import { describe, expect, it } from 'vitest';

import { assembled } from './region-tree.ts';
import type { RegionNode } from './region-tree.ts';

const node = (key: string): RegionNode => ({ id: key, key, title: key, isLeaf: false });

describe('the tree of regions', () => {
  it('puts each level that was read below its parent, at any depth', () => {
    const levels = { 99: [node('9901')], 9901: [node('990101')] };
    const [first, second] = assembled([node('99'), node('98')], levels);
    expect(first?.children?.[0]?.children?.map(({ key }) => key)).toEqual(['990101']);
    expect(second).toEqual(node('98'));
  });

  it('shows a region whose last child went as one without any', () => {
    expect(assembled([node('99')], { 99: [] })).toMatchObject([{ isLeaf: true, children: [] }]);
  });
});
