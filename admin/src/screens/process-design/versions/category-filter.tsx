import { TreeSelect } from 'antd';
import useSWR from 'swr';

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';

interface CategoryNode {
  title: string;
  /** What versions are filed under. */
  code: string;
  children?: CategoryNode[];
}

interface CategoryFilterProps {
  value: string | undefined;
  onChange: (code: string | undefined) => void;
}

/** Picks the category whose versions are looked for. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useDesignWords();
  const { http } = useWorkplace();
  const { data, isLoading } = useSWR<CategoryNode[], Error>(['category-codes'], () =>
    http.get<CategoryNode[]>(`${processCategory.path}/allTree`),
  );
  return (
    <TreeSelect<string | null>
      allowClear
      showSearch
      treeDefaultExpandAll
      treeNodeFilterProp="title"
      style={{ minWidth: 150 }}
      aria-label={t('category')}
      placeholder={t('category')}
      loading={isLoading}
      treeData={data ?? []}
      fieldNames={{ label: 'title', value: 'code', children: 'children' }}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
    />
  );
}
