import { locales } from '../../messages/kit.ts';
import type { Locale } from '../../messages/kit.ts';
import { defaultLocale } from '../storage/constants.ts';
import type { SiteStore } from '../storage/storage.ts';

/** Name of the language's record. */
export const languageKey = 'language';

/** The language stored in this browser, Chinese where none is. */
export const readLanguage = (store: SiteStore): Locale =>
  locales.find((locale) => locale === store.record(languageKey)?.content) ?? defaultLocale;

/** Remembers the reader's choice. */
export const writeLanguage = (store: SiteStore, chosen: Locale): void => store.write(languageKey, chosen);
