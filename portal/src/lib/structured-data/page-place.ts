import type { Locale } from '../../i18n/routing.ts';

/** Where the page stands that a description is for. */
export interface PagePlace {
  locale: Locale;
  /** Its own absolute address. */
  url: string;
  /** The absolute address of another path of the portal, in the same language. */
  at: (path: string) => string;
  /** The absolute address of its picture. */
  image?: string;
  /** The district. */
  area: string;
}
