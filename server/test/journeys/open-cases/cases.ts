import {
  claim,
  close,
  correctAccount,
  handle,
  objection,
  pay,
  payBatch,
  plan,
  resubmit,
  rollBack,
  terminate,
  withdraw,
} from './steps.ts';
import type { JourneyStep } from './steps.ts';

/** The processes of the reference seed that drive applications. */
const caseProcesses = ['wf_apply_standard', 'wf_apply_review'] as const;
type CaseProcess = (typeof caseProcesses)[number];

/** A case of the fixture, by the name that its project bears: where it stands, and its way from there to its end. */
export interface OpenCase {
  name: string;
  rest: readonly JourneyStep[];
}

const paid = [...plan, ...pay];
const paidAfterFailure = [
  ...handle('finance', 'failed', { comment: '户名不符' }),
  correctAccount,
  ...handle('finance', 'planned', { variables: { batchNo: 'PC-2' } }),
  ...handle('finance', 'paid', { variables: { voucherNo: 'V-2' } }),
];
const published: JourneyStep[] = [...handle('clerk', 'published'), 'timer'];
const approved = [...handle('lead', 'approved'), ...published, ...paid];
const rejected = handle('lead', 'rejected', { comment: '不符合条件' });
const dismissed: JourneyStep[] = [
  ...handle('reviewer', 'dismissed', { comment: '异议不成立' }),
  'timer',
  ...paid,
];
const upheld = handle('reviewer', 'upheld', { comment: '异议成立' });
const returned = (by: string) =>
  handle(by, 'returned', { comment: '请补充', fieldRefs: ['form.projectSummary'], marks: true });
const site = { comment: '定于下周核查' };

/** From a review that somebody took to the lead, by the way that each process has. */
const recommended: Record<CaseProcess, JourneyStep[]> = {
  wf_apply_standard: [close('reviewer', 'passed')],
  wf_apply_review: [close('reviewer', 'expert'), ...handle('reviewer', 'assessed', { comment: '评审意见' })],
};
/** What follows the experts: another review, or the lead. */
const assessed: Record<CaseProcess, JourneyStep[]> = {
  wf_apply_standard: [
    ...handle('reviewer', 'assessed', { comment: '评审意见' }),
    ...handle('reviewer', 'passed'),
  ],
  wf_apply_review: handle('reviewer', 'assessed', { comment: '评审意见' }),
};

/** One case for every way on from every node of a process. */
const casesOf = (process: CaseProcess): OpenCase[] => {
  const reviewed = [claim('reviewer'), ...recommended[process]];
  const cases: { at: string; rest: JourneyStep[] }[] = [
    { at: 'accept', rest: [...handle('acceptor', 'accepted'), ...reviewed, ...approved] },
    { at: 'accept, to be withdrawn', rest: [withdraw] },
    { at: 'accept, claimed', rest: [close('acceptor', 'not_accepted', { comment: '不属于本事项' })] },
    {
      at: 'accept, to be returned',
      rest: [...returned('acceptor'), resubmit, ...handle('acceptor', 'accepted'), ...reviewed, ...rejected],
    },
    {
      at: 'supplement of accept',
      rest: [resubmit, ...handle('acceptor', 'accepted'), ...reviewed, ...rejected],
    },
    { at: 'supplement of accept, overdue', rest: ['timer'] },
    { at: 'supplement of review', rest: [resubmit, ...reviewed, ...rejected] },
    { at: 'supplement of review, overdue', rest: ['timer'] },
    { at: 'review', rest: [...returned('reviewer'), resubmit, ...reviewed, ...rejected] },
    {
      at: 'review, to be refused',
      rest: [...handle('reviewer', 'refused', { comment: '建议不予通过' }), ...rejected],
    },
    { at: 'review, to be terminated', rest: [terminate] },
    {
      at: 'review, claimed',
      rest: [
        close('reviewer', 'site', site),
        ...handle('reviewer', 'checked', { comment: '属实' }),
        ...reviewed,
        ...rejected,
      ],
    },
    {
      at: 'siteCheck',
      rest: [...handle('reviewer', 'checked', { comment: '属实' }), ...reviewed, ...rejected],
    },
    { at: 'expertReview', rest: [...assessed[process], ...rejected] },
    {
      at: 'decide',
      rest: [...handle('lead', 'approved', { variables: { approvedAmountWan: 3.5 } }), ...published, ...paid],
    },
    {
      at: 'decide, to be sent back',
      rest: [
        ...handle('lead', 'sendBack', { comment: '请核对金额' }),
        ...reviewed,
        ...rollBack('lead', 'review'),
        ...reviewed,
        ...rejected,
      ],
    },
    {
      at: 'publicise',
      rest: [
        ...handle('clerk', 'published', { variables: { publicityEnd: '2026-03-13 23:59:59' } }),
        objection,
        ...dismissed,
      ],
    },
    { at: 'publicity', rest: ['timer', payBatch('paying'), payBatch('paid', { voucherNo: 'V-3' })] },
    { at: 'publicity, to be objected to', rest: [objection, ...upheld] },
    { at: 'objection', rest: dismissed },
    { at: 'objection, claimed', rest: [close('reviewer', 'upheld', { comment: '异议成立' })] },
    { at: 'plan', rest: [...plan, ...paidAfterFailure] },
    {
      at: 'pay',
      rest: [
        payBatch('failed', { failReason: '账户已销户' }),
        correctAccount,
        payBatch('paying'),
        payBatch('paid', { voucherNo: 'V-4' }),
      ],
    },
    { at: 'pay, claimed', rest: [close('finance', 'paid', { variables: { voucherNo: 'V-1' } })] },
    { at: 'correctAccount', rest: [correctAccount, ...paid] },
  ];
  return cases.map(({ at, rest }) => ({ name: `${process} at ${at}`, rest }));
};

/** Every case of the fixture. */
export const openCases = caseProcesses.flatMap(casesOf);
