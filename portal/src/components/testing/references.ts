/** What lists are filtered by where there is one agency and nothing else. */
export const oneAgency = (name: string) => ({
  agencies: [{ id: 'a1', name, nameEn: null }],
  tags: [],
  industries: [],
});
