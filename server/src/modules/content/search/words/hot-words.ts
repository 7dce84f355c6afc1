/** What the portal offers to search for at first, in both languages; one that finds nothing is not shown. */
export const hotWords: readonly (readonly [word: string, wordEn: string])[] = [
  ['研发补助', 'R&D subsidy'],
  ['技改', 'technical upgrading'],
  ['稳岗', 'stabilise employment'],
  ['高企', 'high-tech enterprise'],
  ['租房补贴', 'rent subsidy'],
  ['贷款贴息', 'loan interest'],
  ['专精特新', 'little giant'],
  ['免申即享', 'apply-free'],
];
