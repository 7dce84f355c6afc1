import type { HistoryItem } from '../task-shapes.ts';
import { useActWords } from './use-act-words.ts';

const acts = ['transferred', 'delegated', 'resolved', 'copied', 'urged'] as const;

type Comment = NonNullable<HistoryItem['comments']>[number];

const actOf = ({ action }: Comment) => acts.find((known) => known === action);

/** Whether a comment tells of an act with the task, and not of its decision. */
export const isAct = (comment: Comment): boolean => actOf(comment) !== undefined;

/** Who handed a task on to whom, or urged its holder. */
export function ActSaid({ comment }: { comment: Comment }) {
  const t = useActWords();
  const act = actOf(comment);
  if (!act) return null;
  const { userName, toNames, time } = comment;
  const to = (toNames ?? []).join('、') || '—';
  return (
    <div>
      {t(`said.${act}`, { name: userName ?? '—', to })}{' '}
      <span className="case-quiet">{time?.slice(0, 16)}</span>
    </div>
  );
}
