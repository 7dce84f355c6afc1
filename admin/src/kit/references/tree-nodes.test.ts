import { expect, it } from 'vitest';

import { titleOfNode, withClosed } from './tree-nodes.ts';
import type { TreeNode } from './tree-nodes.ts';

const node = (id: string, children?: TreeNode[]): TreeNode => ({
  ...{ id, key: id, value: id, title: id },
  ...(children && { children }),
});

it('a node and all below it cannot become its parent', () => {
  const [district] = withClosed(
    [node('district', [node('office', [node('team')]), node('other')])],
    'office',
  );
  expect(district).toMatchObject({ disabled: false });
  expect(district?.children).toMatchObject([
    { id: 'office', disabled: true, children: [{ id: 'team', disabled: true }] },
    { id: 'other', disabled: false },
  ]);
});

it('a node is called by its title, however deep it hangs', () => {
  const nodes = [node('district', [node('office', [{ ...node('team'), title: '受理组' }])])];
  expect(titleOfNode(nodes, 'team')).toBe('受理组');
  expect(titleOfNode(nodes, 'nowhere')).toBeUndefined();
});
