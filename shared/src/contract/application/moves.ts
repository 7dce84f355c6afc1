import { stateTable } from '../kit/state-table.ts';
import type { ApplicationState } from '../entities/application/application-states.ts';

/** Who moves an application: a person in a part, or the system when a time has come. */
export type Mover = 'applicant' | 'acceptor' | 'reviewer' | 'lead' | 'clerk' | 'finance' | 'system';

const move = (from: ApplicationState | null, to: ApplicationState, ...by: Mover[]) => ({ from, to, by });

/**
 * The application's state machine: every move there is, and who makes it. Its process drives it and nothing else
 * sets a status; a move that is not here is refused.
 */
export const applicationMoves = stateTable<ApplicationState, Mover>(
  [
    move(null, 'draft', 'applicant'),
    move('draft', 'submitted', 'applicant'),
    move('submitted', 'accepted', 'acceptor'),
    move('submitted', 'supplement', 'acceptor'),
    move('submitted', 'not_accepted', 'acceptor'),
    move('submitted', 'withdrawn', 'applicant'),
    move('supplement', 'submitted', 'applicant'),
    move('supplement', 'reviewing', 'applicant'),
    move('supplement', 'withdrawn', 'applicant'),
    move('supplement', 'terminated', 'system', 'applicant'),
    move('accepted', 'reviewing', 'reviewer'),
    move('accepted', 'terminated', 'applicant'),
    move('reviewing', 'supplement', 'reviewer'),
    move('reviewing', 'joint_review', 'reviewer'),
    move('reviewing', 'expert_review', 'reviewer'),
    move('reviewing', 'site_check', 'reviewer'),
    move('reviewing', 'approved', 'lead'),
    move('reviewing', 'rejected', 'lead'),
    move('reviewing', 'terminated', 'applicant'),
    move('joint_review', 'reviewing', 'reviewer'),
    move('expert_review', 'reviewing', 'reviewer'),
    move('expert_review', 'rejected', 'lead', 'reviewer'),
    move('site_check', 'reviewing', 'reviewer'),
    move('approved', 'publicising', 'clerk'),
    move('publicising', 'objection', 'clerk'),
    move('publicising', 'pending_payment', 'system'),
    move('objection', 'publicising', 'reviewer'),
    move('objection', 'pending_payment', 'reviewer', 'system'),
    move('objection', 'rejected', 'reviewer', 'lead'),
    move('pending_payment', 'paying', 'finance'),
    move('paying', 'paid', 'finance'),
    move('paying', 'pay_failed', 'finance'),
    move('pay_failed', 'pending_payment', 'applicant'),
    move('paid', 'recovered', 'finance'),
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
