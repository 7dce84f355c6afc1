import { isToldStep, nameOfStep, stepKindOf } from '@policy/shared/diagram/told-steps.ts';

import { StateTag } from '../../../../kit/values/state-tag.tsx';
import { ActedFor, ActSaid, isAct } from '../../acts/act-said.tsx';
import { CommentFiles } from '../../comment/comment-files.tsx';
import { SaidText } from '../../comment/said-text.tsx';
import type { FormChange, HistoryItem, TaskDetail } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';
import { FormChanges } from './form-changes.tsx';
import { useDuration } from './use-duration.ts';
import { useStates } from './use-states.ts';
import { useStepName } from './use-step-name.ts';
import '../../comment/comment.css';
import './history.css';

interface HistoryListProps {
  steps: readonly HistoryItem[];
  /** What was changed in the form, with its fields. */
  changes?: readonly FormChange[];
  form?: TaskDetail['form'];
  /** The process whose files the reader may take away; elsewhere they are named. */
  processInstanceId?: string;
  /** Shows gateways and the like too. */
  isWhole?: boolean;
}

/** What happened, step by step: who, when, what he said, and what he changed. */
export function HistoryList({ steps, changes = [], form, processInstanceId, isWhole }: HistoryListProps) {
  const nodes = steps
    .filter((step) => isWhole || isToldStep(step))
    .map((step, index) => ({ ...step, key: `${step.historyActivityId}-${index}` }));
  return (
    <ol className="case-history">
      {nodes.map((step) => (
        <li key={step.key} data-open={!step.endTime} data-outcome={step.outcome ?? undefined}>
          <StepLine step={step} />
          {step.comments?.map((comment, at) => (
            <Said
              key={`${comment.time}-${String(at)}`}
              {...{ comment, processInstanceId }}
              handler={step.assigneeName}
            />
          ))}
          <FormChanges changes={changes.filter(({ taskId }) => taskId === step.taskId)} form={form} />
        </li>
      ))}
    </ol>
  );
}

/** A step, whose it is, when it was, how long it took, whether it was read, and what became of it. */
function StepLine({ step }: { step: HistoryItem }) {
  const stateOf = useStates();
  const durationOf = useDuration();
  const words = useCaseWords();
  const nameOf = useStepName();
  const { assigneeName, durationMs, readTime, endTime } = step;
  return (
    <div className="case-history-line">
      <strong lang={nameOfStep(step) ? 'zh-CN' : undefined}>{nameOf(step)}</strong>
      {assigneeName ? <span lang="zh-CN">{assigneeName}</span> : null}
      <span className="case-quiet">{lasted(step)}</span>
      {isTimed(step) && typeof durationMs === 'number' ? (
        <span className="case-quiet">{durationOf(durationMs)}</span>
      ) : null}
      {readTime && !endTime ? (
        <span className="case-quiet">{words('readAt', { time: readTime.slice(0, 16) })}</span>
      ) : null}
      <StateTag {...stateOf(step)} />
    </div>
  );
}

interface SaidProps {
  comment: NonNullable<HistoryItem['comments']>[number];
  /** Whoever handled the step: his own words need no name. */
  handler: string | null | undefined;
  processInstanceId: string | undefined;
}

/** What somebody said with a decision, or with an act beside it. */
function Said({ comment, handler, processInstanceId }: SaidProps) {
  const { content, userName, mentionNames, attachments } = comment;
  const isNamed = userName && userName !== handler && !isAct(comment);
  return (
    <>
      <ActSaid comment={comment} />
      {content ? (
        <blockquote lang="zh-CN">
          <SaidText text={content} mentionNames={mentionNames ?? []} />
          {isNamed ? <span className="case-quiet"> — {userName}</span> : null}
          {isAct(comment) ? null : <ActedFor comment={comment} />}
        </blockquote>
      ) : null}
      <CommentFiles files={attachments ?? []} processInstanceId={processInstanceId} />
    </>
  );
}

/** Work of people always took its time; whatever else did so waited for something. */
const isTimed = ({ historyActivityType, durationMs }: HistoryItem): boolean =>
  historyActivityType === 'userTask' ||
  (['wait', 'part', 'automatic'].includes(stepKindOf({ historyActivityType })) &&
    (durationMs ?? 0) >= second);
const second = 1000;

/** From when to when; to the minute, and the day once where it is one. */
function lasted({ createTime, endTime }: HistoryItem): string {
  const [from, until] = [createTime, endTime].map((time) => time?.slice(0, 16) ?? '');
  if (!from || !until || from === until) return from ?? '';
  return `${from} — ${until.slice(0, 10) === from.slice(0, 10) ? until.slice(11) : until}`;
}
