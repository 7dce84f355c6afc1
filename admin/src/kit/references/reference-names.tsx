import { Tag } from 'antd';

import { useReferenceNames } from './reference-options.ts';

/** The names of referenced rows. */
export function ReferenceNames({ source, ids }: { source: string; ids: readonly string[] }) {
  const names = useReferenceNames(source, ids);
  if (ids.length === 0) return '—';
  return names.map(({ value, label }) => <Tag key={value}>{label}</Tag>);
}
