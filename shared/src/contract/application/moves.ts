import { stateTable } from '../kit/state-table.ts';
import type { ApplicationState } from '../entities/application/application-states.ts';

/** Who moves an application: its company, somebody in office whom the process asks, or the system when a time has come. */
export type Mover = 'applicant' | 'officer' | 'system';

const move = (from: ApplicationState | null, to: ApplicationState, ...by: Mover[]) => ({ from, to, by });

/**
 * The application's state machine: every move there is, and who makes it. Its process drives it and nothing else
 * sets a status; a move that is not here is refused.
 */
export const applicationMoves = stateTable<ApplicationState, Mover>(
  [
    move(null, 'draft', 'applicant'),
    move('draft', 'submitted', 'applicant'),
    move('submitted', 'accepted', 'officer'),
    move('submitted', 'supplement', 'officer'),
    move('submitted', 'not_accepted', 'officer'),
    move('submitted', 'withdrawn', 'applicant'),
    move('supplement', 'submitted', 'applicant'),
    move('supplement', 'reviewing', 'applicant'),
    move('supplement', 'withdrawn', 'applicant'),
    move('supplement', 'terminated', 'system', 'applicant', 'officer'),
    move('accepted', 'reviewing', 'officer'),
    move('accepted', 'terminated', 'applicant', 'officer'),
    move('reviewing', 'supplement', 'officer'),
    move('reviewing', 'joint_review', 'officer'),
    move('reviewing', 'expert_review', 'officer'),
    move('reviewing', 'site_check', 'officer'),
    move('reviewing', 'approved', 'officer'),
    move('reviewing', 'rejected', 'officer'),
    move('reviewing', 'terminated', 'applicant', 'officer'),
    move('joint_review', 'reviewing', 'officer'),
    move('expert_review', 'reviewing', 'officer'),
    move('expert_review', 'rejected', 'officer'),
    move('site_check', 'reviewing', 'officer'),
    move('approved', 'publicising', 'officer'),
    move('publicising', 'objection', 'officer'),
    move('publicising', 'pending_payment', 'system'),
    move('objection', 'publicising', 'officer'),
    move('objection', 'pending_payment', 'officer', 'system'),
    move('objection', 'rejected', 'officer'),
    move('pending_payment', 'paying', 'officer'),
    move('paying', 'paid', 'officer'),
    move('paying', 'pay_failed', 'officer'),
    move('pay_failed', 'pending_payment', 'applicant'),
    move('paid', 'recovered', 'officer'),
  ],
  ['supplement', 'expert_review', 'site_check'],
);

/** Statuses in which somebody here owes the applicant a decision. */
export const decidingStates: readonly ApplicationState[] = [
  'submitted',
  'accepted',
  'reviewing',
  'joint_review',
  'expert_review',
  'site_check',
];

/** Statuses of each list that a company asks for. */
export const applicationLists = {
  listall: undefined,
  listunfinished: ['draft', ...decidingStates, 'approved', 'publicising', 'objection'],
  listreject: ['supplement', 'rejected', 'not_accepted'],
  listpaytodo: ['pending_payment', 'paying', 'pay_failed'],
  listpaydone: ['paid', 'recovered'],
} as const satisfies Record<string, readonly ApplicationState[] | undefined>;
export type ApplicationList = keyof typeof applicationLists;

/** Statuses that wait for the company. */
export const applicantStates: readonly ApplicationState[] = ['draft', 'supplement', 'pay_failed'];
/** Statuses that nothing follows by itself. */
export const finalStates: readonly ApplicationState[] = [
  'paid',
  'rejected',
  'not_accepted',
  'withdrawn',
  'terminated',
  'recovered',
];
