import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { KitColumn } from './columns.tsx';

/**
 * The columns with the one that a row is known by first, whole and in sight while the table scrolls. On a phone it would
 * cover the rest, and scrolls with it.
 */
export function nameFirst<R>(
  columns: readonly KitColumn<R>[],
  name: string | null,
  isNarrow: boolean,
): KitColumn<R>[] {
  const named = columns.find(({ dataIndex }) => dataIndex === name);
  if (!named) return [...columns];
  const whole = { ...named, ellipsis: false, isLesser: false, className: 'kit-whole' };
  return [
    { ...whole, ...(!isNarrow && { fixed: 'left' as const }) },
    ...columns.filter((column) => column !== named),
  ];
}

/** The field by whose column rows are told apart; none in a log, which is read by when things happened. */
export const pinnedName = ({ appendOnly, nameField }: Entity): string | null =>
  appendOnly ? null : nameField;
