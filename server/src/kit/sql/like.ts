/** A text as LIKE takes it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for values that have a text somewhere in them. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
