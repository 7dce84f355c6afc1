import { department } from '@policy/shared/contract/entities/people/department.ts';

import { useTree } from '../../../../../kit/references/tree-nodes.ts';
import type { TreeNode } from '../../../../../kit/references/tree-nodes.ts';
import type { Option } from '../fields.tsx';

/** The departments of the tenant, those below after the one above them. */
export function useDepartments(): Option[] {
  const { nodes } = useTree(`${department.path}/tree`);
  return flat(nodes);
}

const flat = (nodes: readonly TreeNode[]): Option[] =>
  nodes.flatMap(({ value, title, children = [] }) => [{ value, label: title }, ...flat(children)]);
