import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card, Collapse, Skeleton, Tree } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { ActsAtOnce } from '../acts/acts-at-once.ts';
import { useSizeClass } from '../page/size-class.ts';
import { titleOfNode, useTree } from '../references/tree-nodes.ts';
import type { ListState } from './list-state.ts';

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
/** Up to this size class the tree lies above the list, folded, so that the list is in sight. */
const stacked = 1;

/** A list with a tree beside it that narrows it; what is picked stands in the address like any filter. */
export function SideTree({ entity, filter, title, everything, state, children }: SideTreeProps) {
  const t = useTranslations('kit');
  const { nodes, isLoading } = useTree(`${entity.path}/tree`);
  const isNarrow = useSizeClass() <= stacked;
  const [isOpen, setIsOpen] = useState(false);
  const picked = state.filters[filter] ?? all;
  const name = titleOfNode(nodes, picked) ?? everything;
  const pick = (id: string) => {
    const { [filter]: _, ...others } = state.filters;
    state.search(id === all ? others : { ...others, [filter]: id });
    setIsOpen(false);
  };
  const tree = isLoading ? (
    <Skeleton active title={false} />
  ) : (
    <Tree
      blockNode
      defaultExpandAll
      aria-label={title}
      treeData={[{ key: all, title: everything }, ...nodes]}
      selectedKeys={[picked]}
      onSelect={(_, { node }) => pick(node.key)}
    />
  );
  return (
    <div className="kit-beside">
      {isNarrow ? (
        <Collapse
          className="kit-fold"
          activeKey={isOpen ? [filter] : []}
          items={[{ key: filter, label: t('narrowedTo', { title, name }), children: tree }]}
          onChange={(open) => setIsOpen(open.length > 0)}
        />
      ) : (
        <Card size="small" title={title} className="kit-side">
          {tree}
        </Card>
      )}
      <ActsAtOnce value={1}>
        <div className="kit-main">{children}</div>
      </ActsAtOnce>
    </div>
  );
}
