/** Sizes of 工信部联企业〔2011〕300号. */
export const enterpriseSizes = ['large', 'medium', 'small', 'micro'] as const;
/** How an item supports whom it supports. */
export const supportModes = [
  'award',
  'subsidy',
  'reviewed',
  'employment',
  'talent',
  'rent',
  'interest',
] as const;
/** Life of a content row; only `published` is public. */
export const contentStates = ['draft', 'pending_review', 'published', 'offline', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];
/** Where the revision of a public row stands. */
export const revisionStates = ['draft', 'pending_review'] as const;
/** Validity of a document, from its dates and a manual mark. */
export const validities = ['upcoming', 'valid', 'expiring', 'expired', 'repealed', 'revised'] as const;
export type Validity = (typeof validities)[number];
/** Whether something can still be done about a notice, from its deadline. */
export const deadlineStates = ['none', 'open', 'over'] as const;
export type DeadlineState = (typeof deadlineStates)[number];
/** State of an application window, from its dates. */
export const windowStates = ['upcoming', 'open', 'closing', 'closed', 'suspended'] as const;
export type WindowState = (typeof windowStates)[number];
/** State of a publicity period, from its dates. */
export const publicityStates = ['upcoming', 'publicising', 'ended', 'suspended'] as const;
export type PublicityState = (typeof publicityStates)[number];
