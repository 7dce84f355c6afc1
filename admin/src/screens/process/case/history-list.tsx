import { useTranslations } from 'use-intl';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import { ActedFor, ActSaid, isAct } from '../acts/act-said.tsx';
import type { HistoryItem } from '../task-shapes.ts';
import './history.css';

function stateOf({ endTime, isCandidate }: HistoryItem, t: ReturnType<typeof useTranslations<'process'>>) {
  if (endTime) return { tone: 'good' as const, text: t('finished') };
  return isCandidate
    ? { tone: 'attention' as const, text: t('waiting') }
    : { tone: 'active' as const, text: t('running') };
}

/** What happened, step by step: who, when, and what he said. */
export function HistoryList({ steps }: { steps: readonly HistoryItem[] }) {
  const t = useTranslations('process');
  const nodes = steps
    .filter(({ historyActivityType }) => shown.has(historyActivityType))
    .map((step, index) => ({ ...step, key: `${step.historyActivityId}-${index}` }));
  return (
    <ol className="case-history">
      {nodes.map((step) => (
        <li key={step.key} data-open={!step.endTime}>
          <div className="case-history-line">
            <strong lang="zh-CN">{step.historyActivityName || step.historyActivityId}</strong>
            {step.assigneeName ? <span lang="zh-CN">{step.assigneeName}</span> : null}
            <span className="case-quiet">{lasted(step)}</span>
            <StateTag {...stateOf(step, t)} />
          </div>
          {step.comments?.map((comment, at) => (
            <Said key={`${comment.time}-${String(at)}`} comment={comment} handler={step.assigneeName} />
          ))}
        </li>
      ))}
    </ol>
  );
}

interface SaidProps {
  comment: NonNullable<HistoryItem['comments']>[number];
  /** Whoever handled the step: his own words need no name. */
  handler: string | null | undefined;
}

/** What somebody said with a decision, or with an act beside it. */
function Said({ comment, handler }: SaidProps) {
  const { content, userName } = comment;
  const isNamed = userName && userName !== handler && !isAct(comment);
  return (
    <>
      <ActSaid comment={comment} />
      {content ? (
        <blockquote lang="zh-CN">
          {content}
          {isNamed ? <span className="case-quiet"> — {userName}</span> : null}
          {isAct(comment) ? null : <ActedFor comment={comment} />}
        </blockquote>
      ) : null}
    </>
  );
}

/** What people did or wait for; gateways and flows are the diagram's. */
const shown = new Set(['startEvent', 'userTask', 'receiveTask', 'endEvent', 'boundaryEvent', 'callActivity']);

/** From when to when; to the minute, and the day once where it is one. */
function lasted({ createTime, endTime }: HistoryItem): string {
  const [from, until] = [createTime, endTime].map((time) => time?.slice(0, 16) ?? '');
  if (!from || !until || from === until) return from ?? '';
  return `${from} — ${until.slice(0, 10) === from.slice(0, 10) ? until.slice(11) : until}`;
}
