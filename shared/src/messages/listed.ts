/** Names one after the other, as the reader's language sets them apart. */
export const listed = (names: readonly string[], locale: string): string =>
  names.join(locale === 'en' ? ', ' : '、');
