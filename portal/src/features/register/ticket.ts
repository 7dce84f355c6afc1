import { z } from 'zod';

/** Where the sign-in page leaves the ticket of somebody whom a provider vouches for; it stands in no address. */
const ticketKey = 'signOnTicket';

const known = z.string().nullable();

const kept = z.object({
  ticket: z.string(),
  name: z.string(),
  userType: z.enum(['enterprise', 'individual']),
  level: z.number(),
  /** What the form need not ask, as the provider says it; the number of the document in part. */
  vouched: z.object({
    ...{ name: known, idNumber: known, phone: known },
    ...{ companyName: known, creditCode: known, legalPerson: known },
  }),
});
export type Ticket = z.output<typeof kept>;

/** What the sign-in page left in this tab; null where it left nothing. */
export const writtenTicket = (): string | null => sessionStorage.getItem(ticketKey);

/** The ticket that was left; null where there is none that can be read. */
export function readTicket(written: string | null): Ticket | null {
  try {
    return kept.safeParse(JSON.parse(written ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Takes the ticket away once it was used. */
export function endTicket(): void {
  sessionStorage.removeItem(ticketKey);
}
