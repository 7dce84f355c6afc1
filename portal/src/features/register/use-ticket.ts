import { useMemo, useSyncExternalStore } from 'react';

import { readTicket, writtenTicket } from './ticket.ts';
import type { Ticket } from './ticket.ts';

const never = () => () => undefined;

/** The ticket of this tab, once a script runs; the page that the server sent knows of none. */
export function useTicket(): Ticket | null {
  const written = useSyncExternalStore(never, writtenTicket, () => null);
  return useMemo(() => readTicket(written), [written]);
}
