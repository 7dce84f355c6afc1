import { useState } from 'react';
import { Button, Checkbox, Empty, Input, Space, Tree } from 'antd';
import type { DataNode } from 'antd/es/tree';
import { useTranslations } from 'use-intl';

import { countedIds, linkedIds, narrowed } from './keys.ts';
import type { CheckNode } from './keys.ts';

interface CheckTreeProps {
  nodes: readonly CheckNode[];
  value: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Branches only lead to what can be chosen. */
  leavesOnly?: boolean;
}

const drawn = (nodes: readonly CheckNode[]): DataNode[] =>
  nodes.map(({ id, title, children }) => ({
    key: id,
    title,
    ...(children && { children: drawn(children) }),
  }));

/** A tree of boxes with search, all, none, invert, and nodes that go together unless told otherwise. */
export function CheckTree({ nodes, value, onChange, leavesOnly = false }: CheckTreeProps) {
  const t = useTranslations('checkTree');
  const [word, setWord] = useState('');
  const [isLinked, setIsLinked] = useState(true);
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const counted = countedIds(nodes, leavesOnly);
  const chosen = new Set(value);
  const shown = narrowed(nodes, { word, only });
  const isNarrow = word.trim() !== '' || only !== null;
  const keep = (ids: ReadonlySet<string>) => onChange(counted.filter((id) => ids.has(id)));
  const check = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    for (const one of isLinked || leavesOnly ? linkedIds(nodes, id, isChosen) : [id]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    keep(next);
  };
  return (
    <>
      <Space wrap style={{ marginBottom: 12 }}>
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button onClick={() => keep(new Set(counted))}>{t('selectAll')}</Button>
        <Button onClick={() => keep(new Set(counted.filter((id) => !chosen.has(id))))}>{t('invert')}</Button>
        {leavesOnly ? null : (
          <Checkbox checked={isLinked} onChange={({ target }) => setIsLinked(target.checked)}>
            {t('link')}
          </Checkbox>
        )}
        <Checkbox checked={only !== null} onChange={({ target }) => setOnly(target.checked ? chosen : null)}>
          {t('onlyChosen')}
        </Checkbox>
      </Space>
      {shown.length === 0 ? (
        <Empty description={t('nothing')} />
      ) : (
        <Tree
          // Another tree is shown while it is narrowed, all of it open.
          key={String(isNarrow)}
          checkable
          checkStrictly
          selectable={false}
          height={380}
          defaultExpandAll={isNarrow || leavesOnly}
          treeData={drawn(shown)}
          checkedKeys={{ checked: [...value], halfChecked: [] }}
          onCheck={(_, { node, checked }) => check(String(node.key), checked)}
        />
      )}
    </>
  );
}
