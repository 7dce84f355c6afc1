import type { Button } from '../definition.ts';

const plain = { status: null, effect: null, confirm: null, confirmEn: null, shownIf: null } as const;

/** What a step is decided by whose author named nothing; its keys are outcomes, as those of any button. */
export const standardButtons = {
  approved: { key: 'approved', name: '通过', nameEn: 'Approve', sort: 1, commentRequired: false, ...plain },
  rejected: { key: 'rejected', name: '驳回', nameEn: 'Reject', sort: 99, commentRequired: true, ...plain },
} satisfies Record<string, Button>;
