import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';

/** One act on the way of a case: who closes the open task with which outcome; the last one says what it is about. */
export interface Act {
  by: string;
  outcome: string;
}

const act = (by: string, outcome: string): Act => ({ by, outcome });

const accepted = [act('acceptor', 'accepted')];
const reviewed = {
  wf_apply_standard: [...accepted, act('reviewer', 'passed')],
  wf_apply_review: [...accepted, act('reviewer', 'expert'), act('reviewer', 'assessed')],
};
/** Process of a case. */
export type CaseProcess = keyof typeof reviewed;

const approved = (process: CaseProcess) => [...reviewed[process], act('lead', 'approved')];
const publicised = (process: CaseProcess) => [...approved(process), act('clerk', 'published')];
const inPayment = (process: CaseProcess) => [...publicised(process), act('system', 'publicityOver')];
const ordered = (process: CaseProcess) => [...inPayment(process), act('finance', 'planned')];

/** How a case comes to where it stands; `system`, `applicant` and `claim` are acts of their own. */
export const paths: Record<ApplicationState, (process: CaseProcess) => readonly Act[]> = {
  draft: () => [],
  submitted: () => [],
  supplement: () => [act('acceptor', 'returned')],
  not_accepted: () => [act('acceptor', 'not_accepted')],
  withdrawn: () => [act('applicant', 'withdrawn')],
  terminated: () => [act('acceptor', 'returned'), act('applicant', 'terminated')],
  accepted: () => accepted,
  reviewing: () => [...accepted, act('reviewer', 'claim')],
  joint_review: () => [...accepted, act('reviewer', 'claim')],
  expert_review: () => [...accepted, act('reviewer', 'expert')],
  site_check: () => [...accepted, act('reviewer', 'site')],
  rejected: (process) => [...reviewed[process], act('lead', 'rejected')],
  approved,
  publicising: publicised,
  objection: (process) => [...publicised(process), act('clerk', 'objection')],
  pending_payment: inPayment,
  paying: ordered,
  pay_failed: (process) => [...ordered(process), act('finance', 'failed')],
  paid: (process) => [...ordered(process), act('finance', 'paid')],
  recovered: (process) => [...ordered(process), act('finance', 'paid')],
};
