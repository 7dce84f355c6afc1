/** Expressions as examples; they stand outside of the catalogues, where braces are places for facts. */
export const examples = {
  person: '${initiator}',
  department: '${agencyId}',
  condition: "${outcome == 'approved'}",
  date: '${publicityEnd}',
};
