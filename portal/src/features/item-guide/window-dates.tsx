import { DateText } from '../../components/content/date-text.tsx';
import type { GuideRow } from './guide-rows.ts';

/** From when to when a guide is applied for; nothing where it has no dates. */
export function WindowDates({ row, className }: { row: GuideRow; className?: string }) {
  if (!row.applyStart || !row.applyEnd) return null;
  return (
    <span className={className}>
      <DateText value={row.applyStart} /> – <DateText value={row.applyEnd} />
    </span>
  );
}
