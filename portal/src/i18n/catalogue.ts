import enError from '../../messages/en/error.json';
import enSite from '../../messages/en/site.json';
import zhError from '../../messages/zh/error.json';
import zhSite from '../../messages/zh/site.json';
import type { Locale } from './routing.ts';

const zh = {
  error: zhError,
  site: zhSite,
};

/** Every text of the portal, by page family; a key that stands in one language only does not compile. */
export type Messages = typeof zh;

const en: Messages = {
  error: enError,
  site: enSite,
};

/** All texts of each language; read on the server only, islands get what they need as props. */
export const catalogue: Record<Locale, Messages> = { zh, en };
