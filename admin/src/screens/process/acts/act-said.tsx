import type { HistoryItem } from '../task-shapes.ts';
import { useActWords } from './use-act-words.ts';

const acts = [
  ...(['transferred', 'delegated', 'resolved', 'recalled', 'proxied', 'copied', 'urged'] as const),
  ...(['signersBefore', 'signersParallel', 'signersAfter', 'signerRemoved'] as const),
  ...([
    'autoApproved',
    'skipped',
    'timedOut',
    'timedOutReturned',
    'decisionWithdrawn',
    'voteRejected',
  ] as const),
];

type Comment = NonNullable<HistoryItem['comments']>[number];

const actOf = ({ action }: Comment) => acts.find((known) => known === action);

/** Whether a comment tells of an act with the task, and not of its decision. */
export const isAct = (comment: Comment): boolean => actOf(comment) !== undefined;

/** For whom somebody acted, after his name. */
export function ActedFor({ comment: { forName } }: { comment: Comment }) {
  const t = useActWords();
  return forName ? <span className="case-quiet">{t('actedFor', { name: forName })}</span> : null;
}

/** Who handed a task on to whom, or urged its holder. */
export function ActSaid({ comment }: { comment: Comment }) {
  const t = useActWords();
  const act = actOf(comment);
  if (!act) return null;
  const { userName, toNames, time } = comment;
  const to = (toNames ?? []).join(t('between')) || '—';
  return (
    <div>
      {t(`said.${act}`, { name: userName ?? t('byProcess'), to })}
      <ActedFor comment={comment} /> <span className="case-quiet">{time?.slice(0, 16)}</span>
    </div>
  );
}
