import { stateTable } from '../kit/state-table.ts';
import type { ApplicationState } from '../entities/application/application-states.ts';

/** Who moves an application: its company, somebody in office whom the process asks, or the system when a time has come. */
export type Mover = 'applicant' | 'officer' | 'system';

/** What follows a status, each with who makes it so. */
const from = (status: ApplicationState | null, ...next: readonly [ApplicationState, ...Mover[]][]) =>
  next.map(([to, ...by]) => ({ from: status, to, by }));

/**
 * The application's state machine: every move there is, and who makes it. Its process drives it and nothing else
 * sets a status; a move that is not here is refused.
 */
export const applicationMoves = stateTable<ApplicationState, Mover>(
  [
    ...from(null, ['draft', 'applicant']),
    ...from('draft', ['submitted', 'applicant']),
    ...from(
      'submitted',
      ['accepted', 'officer'],
      ['supplement', 'officer'],
      ['not_accepted', 'officer'],
      ['withdrawn', 'applicant'],
    ),
    ...from(
      'supplement',
      ['submitted', 'applicant'],
      ['reviewing', 'applicant'],
      ['withdrawn', 'applicant'],
      ['terminated', 'system', 'applicant', 'officer'],
    ),
    ...from('accepted', ['reviewing', 'officer'], ['terminated', 'applicant', 'officer']),
    ...from(
      'reviewing',
      ['supplement', 'officer'],
      ['joint_review', 'officer'],
      ['expert_review', 'officer'],
      ['site_check', 'officer'],
      ['approved', 'officer'],
      ['rejected', 'officer'],
      ['terminated', 'applicant', 'officer'],
    ),
    ...from('joint_review', ['reviewing', 'officer']),
    ...from('expert_review', ['reviewing', 'officer'], ['rejected', 'officer']),
    ...from('site_check', ['reviewing', 'officer']),
    ...from('approved', ['publicising', 'officer']),
    ...from('publicising', ['objection', 'officer'], ['pending_payment', 'system']),
    ...from(
      'objection',
      ['publicising', 'officer'],
      ['pending_payment', 'officer', 'system'],
      ['rejected', 'officer'],
    ),
    ...from('pending_payment', ['paying', 'officer']),
    ...from('paying', ['paid', 'officer'], ['pay_failed', 'officer']),
    ...from('pay_failed', ['pending_payment', 'applicant']),
    ...from('paid', ['recovered', 'officer']),
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

/**
 * The tabs of a company's user centre; every status stands in exactly one of them, unlike in the five lists of the
 * wire, which leave some out.
 */
export const applicationTabs = {
  draft: ['draft'],
  doing: [
    ...decidingStates,
    'supplement',
    'approved',
    'publicising',
    'objection',
    'pending_payment',
    'paying',
    'pay_failed',
  ],
  done: ['paid', 'recovered', 'rejected', 'not_accepted', 'withdrawn', 'terminated'],
} as const satisfies Record<string, readonly ApplicationState[]>;
export type ApplicationTab = keyof typeof applicationTabs;

/** Statuses that refuse what was applied for: whoever brings one about gives a reason. */
export const refusalStates: readonly ApplicationState[] = ['not_accepted', 'rejected'];

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
