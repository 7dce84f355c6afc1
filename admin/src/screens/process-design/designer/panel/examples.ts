/** Expressions as examples; they stand outside of the catalogues, where braces are places for facts. */
export const examples = {
  person: '${initiator}',
  department: '${agencyId}',
  condition: "${outcome == 'approved'}",
  shownIf: '${amount > 10000}',
  serial: 'QJ{yyyy}{MM}-{0000}',
  title: '{process} {starter} {date}',
  date: '${publicityEnd}',
};
