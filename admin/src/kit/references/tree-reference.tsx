import { TreeSelect } from 'antd';
import type { TreeSelectProps } from 'antd';

import { entityNamed } from './reference-options.ts';
import { useTree, withClosed } from './tree-nodes.ts';

interface TreeReferenceProps extends Pick<TreeSelectProps, 'id' | 'onBlur'> {
  source: string;
  isMultiple?: boolean;
  /** Row that must not be picked, and nothing below it: a node is not its own ancestor. */
  closed?: string | undefined;
  value?: string | string[] | null;
  onChange?: ((value: string | string[] | null) => void) | undefined;
}

/** A root's parent is "0" on the wire and nothing in a form. */
const isNothing = (value: TreeReferenceProps['value']) => !value || value === '0';

/** Picks rows of an entity whose rows hang below each other. */
export function TreeReference({ source, isMultiple, closed, value, onChange, ...rest }: TreeReferenceProps) {
  const entity = entityNamed(source);
  const { nodes, isLoading } = useTree(entity ? `${entity.path}/tree` : null);
  return (
    <TreeSelect<string | string[] | undefined>
      {...rest}
      className="kit-wide"
      showSearch
      allowClear
      treeLine
      treeDefaultExpandAll
      treeNodeFilterProp="title"
      loading={isLoading}
      treeData={withClosed(nodes, closed)}
      value={isNothing(value) ? undefined : (value ?? undefined)}
      onChange={(picked) => onChange?.(picked ?? null)}
      {...(isMultiple && { multiple: true })}
    />
  );
}
