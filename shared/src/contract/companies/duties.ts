/**
 * What a member may do for his company: read; draft, upload and correct; hand in, withdraw and confirm; enter accounts;
 * keep the members. Several belong to one person.
 */
export const duties = ['reader', 'preparer', 'signer', 'finance', 'administrator'] as const;
export type Duty = (typeof duties)[number];

/** Duties of those who act on a company's cases; the others read them, or keep its members. */
export const actingDuties: readonly Duty[] = ['preparer', 'signer', 'finance'];
