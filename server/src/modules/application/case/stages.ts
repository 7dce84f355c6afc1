import { caseStages } from '@policy/shared/contract/application/calls.ts';
import type { StageView } from '@policy/shared/contract/application/calls.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';

type Stage = StageView['key'];

/** The stage that a status belongs to; one that may come at several leaves a case where it was. */
const stageOf: Partial<Record<ApplicationState, Stage>> = {
  submitted: 'accept',
  not_accepted: 'accept',
  accepted: 'review',
  reviewing: 'review',
  joint_review: 'review',
  expert_review: 'review',
  site_check: 'review',
  approved: 'publicity',
  publicising: 'publicity',
  objection: 'publicity',
  pending_payment: 'payment',
  paying: 'payment',
  pay_failed: 'payment',
  paid: 'payment',
  recovered: 'payment',
};

/** Statuses after which nothing more comes of an application. */
const failed: readonly ApplicationState[] = [
  'not_accepted',
  'rejected',
  'withdrawn',
  'terminated',
  'recovered',
];

interface Step {
  status: ApplicationState;
  at: string;
}

/** The stages of a case by its steps, oldest first; none before it was handed in. */
export function stagesOf(
  steps: readonly Step[],
  promised: Partial<Record<Stage, string | null>>,
): StageView[] {
  const status = steps.at(-1)?.status;
  const { now, ends } = walked(steps);
  if (!status || now === 0) return [];
  return caseStages.map((key, index) => {
    const state = stateOf({ index, now, status });
    const doneAt = state === 'done' ? (ends[index] ?? null) : null;
    const isOpen = state === 'current' || state === 'ahead';
    return { key, state, doneAt, promisedBy: isOpen ? (promised[key] ?? null) : null };
  });
}

/** The stage that a case has come to, and when it last left each stage for a later one. */
function walked(steps: readonly Step[]) {
  const ends: string[] = [];
  let now = 0;
  for (const { status, at } of steps) {
    const stage = stageOf[status];
    if (!stage) continue;
    const next = caseStages.indexOf(stage);
    for (let left = now; left < next; left += 1) ends[left] = at;
    if (status === 'paid') ends[next] = at;
    now = next;
  }
  return { now, ends };
}

function stateOf({ index, now, status }: { index: number; now: number; status: ApplicationState }) {
  if (index < now || status === 'paid') return 'done';
  if (index > now) return 'ahead';
  return failed.includes(status) ? 'failed' : 'current';
}
