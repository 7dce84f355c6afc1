import type { ReactNode } from 'react';
import { Card, Skeleton, Tree } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { ListState } from './list-state.ts';
import { useTree } from './tree-nodes.ts';

interface SideTreeProps {
  /** Whose rows the list is narrowed by. */
  entity: Entity;
  /** Filter that takes the id of the row picked. */
  filter: string;
  title: string;
  /** What picking nothing in particular is called. */
  everything: string;
  state: ListState;
  children: ReactNode;
}

const all = '';

/** A list with a tree beside it that narrows it; what is picked stands in the address like any filter. */
export function SideTree({ entity, filter, title, everything, state, children }: SideTreeProps) {
  const { nodes, isLoading } = useTree(`${entity.path}/tree`);
  const pick = (id: string) => {
    const { [filter]: _, ...others } = state.filters;
    state.search(id === all ? others : { ...others, [filter]: id });
  };
  return (
    <div className="kit-beside">
      <Card size="small" title={title} className="kit-side">
        {isLoading ? (
          <Skeleton active title={false} />
        ) : (
          <Tree
            blockNode
            defaultExpandAll
            aria-label={title}
            treeData={[{ key: all, title: everything }, ...nodes]}
            selectedKeys={[state.filters[filter] ?? all]}
            onSelect={(_, { node }) => pick(node.key)}
          />
        )}
      </Card>
      <div className="kit-main">{children}</div>
    </div>
  );
}
