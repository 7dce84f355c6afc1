import { z } from 'zod';

/** Where the sign-in page leaves the ticket of somebody whom a provider vouches for; it stands in no address. */
const ticketKey = 'signOnTicket';

const kept = z.object({
  ticket: z.string(),
  name: z.string(),
  userType: z.enum(['enterprise', 'individual']),
  level: z.number(),
});
export type Ticket = z.output<typeof kept>;

/** The ticket of this tab; null where there is none. */
export function readTicket(): Ticket | null {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(ticketKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Takes the ticket away once it was used. */
export function endTicket(): void {
  sessionStorage.removeItem(ticketKey);
}
