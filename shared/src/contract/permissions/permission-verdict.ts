/** Why somebody may or may not use a permission code. */
export const verdictReasons = [
  'administrator',
  'role',
  'personOff',
  'reserved',
  'menuOff',
  'beyondPackage',
  'roleOff',
  'noRole',
  'notGranted',
] as const;
export type VerdictReason = (typeof verdictReasons)[number];
