/** What a data set may be made of; nothing else in the database can be reported on. */
export const sourceNames = [
  'application',
  'applicationTransition',
  'payment',
  'portalUser',
  'policy',
  'policyItem',
  'itemGuide',
  'publicityList',
  'loginLog',
  'apiLog',
] as const;
export type SourceName = (typeof sourceNames)[number];
