/** What stands in the place of the name of somebody whose account was deleted; acts and histories go on saying that somebody did them. */
export const deletedPerson = { zh: '已注销用户', en: 'Deleted user' } as const;

/** What the account of somebody who was deleted begins with; a keyed hash follows. */
export const deletedAccount = 'deleted-';

/** Whether a name is the one that stands in the place of a deleted person's. */
export const isDeletedName = (name: unknown): boolean =>
  name === deletedPerson.zh || name === deletedPerson.en;

/** A name as a reader of a language is told it: that of a deleted person is a word, and not a name. */
export const personNameIn = (locale: keyof typeof deletedPerson, name: string): string =>
  isDeletedName(name) ? deletedPerson[locale] : name;
