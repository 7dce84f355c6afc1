import { locales } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

/** The languages in which texts are written, beginning with the reader's own. */
export const fromOwn = (own: Locale): Locale[] => [own, ...locales.filter((locale) => locale !== own)];
