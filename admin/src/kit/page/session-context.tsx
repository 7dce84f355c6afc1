import { createContext, use } from 'react';

import type { Http } from '@policy/shared/client/http.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

/** Cache key of the signed-in person; whatever changes him has it loaded anew. */
export const personKey = 'person';

/** A page of the menu. */
export interface MenuPage {
  /** Code of its menu row: where a page keeps one entity, that entity's permission base. */
  code: string;
  label: string;
  path: string;
  /** Opens in a window of its own. */
  isOpen: boolean;
}

/** What every screen may count on while someone is signed in. */
export interface Workplace {
  http: Http;
  locale: Locale;
  /** Whether a button code was granted. */
  can: (code: string) => boolean;
  /** Name of the person at work. */
  person: string;
  /** The pages of the menu, as far as they were granted. */
  pages: readonly MenuPage[];
  /** Closes the page in front and goes on to another one. */
  leave: (to: string) => void;
  /** The server has ended the session by what was done here: leads to the sign-in page. */
  sessionOver: () => void;
}

const WorkplaceContext = createContext<Workplace | undefined>(undefined);

/** Gives the pages below their client, language and permissions. */
export const WorkplaceProvider = WorkplaceContext.Provider;

/** The workplace of the page; outside of a provider it is a programming error. */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (!workplace) throw new Error('No workplace above this component');
  return workplace;
}
