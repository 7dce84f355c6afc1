/** What somebody proves himself for by a key of his device, in the place of his password: a proof for one thing is none for another. */
export const proofPurposes = ['bind', 'unbind', 'passkey', 'contact', 'secondFactor', 'deletion'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];
