import { expect, it } from 'vitest';

import { withClosed } from './tree-nodes.ts';
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
