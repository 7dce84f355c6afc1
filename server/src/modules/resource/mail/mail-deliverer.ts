import { eq } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { Deliverer, OutgoingEvent } from '../../../kit/transaction/outbox-delivery.ts';
import { mailMessageTable as messages } from '../tables.ts';
import { loadMail } from './loaded-mail.ts';
import { sendBySmtp } from './smtp.ts';
import type { MailOutcome } from './smtp.ts';

/** A link is good for a quarter of an hour: the first attempts follow each other sooner than is usual. */
const waitsMs = [30, 120, 600, 1800].map((seconds) => seconds * 1000);

const longestReason = 300;

/** Hands mails to their server, and writes down in the log of mails what became of each. */
export function mailDeliverer(services: Services): Deliverer {
  const noteOf = (event: OutgoingEvent, outcome: MailOutcome | 'kept') => (tx: Database) => {
    const now = wireTime(services.clock.now());
    return tx
      .update(messages)
      .set({ ...toldOf(outcome, event, now), attempts: event.attempts + 1, updateTime: now })
      .where(eq(messages.id, event.recordId));
  };
  return {
    waitsMs,
    deliver: async (event) => {
      const mail = await loadMail(services, event.recordId);
      if (!mail) return { failure: null };
      const outcome = mail.server
        ? await sendBySmtp(mail, mail.server, { outbound: services.outbound, id: event.id })
        : 'kept';
      const isOver = outcome === 'kept' || outcome.ok || outcome.isFinal;
      return { failure: isOver ? null : outcome.reason, note: noteOf(event, outcome) };
    },
    noteOfThrown: (event, reason) => noteOf(event, { ok: false, isFinal: false, reason }),
  };
}

/** What a mail says of itself after an attempt; one that may still succeed is queued again. */
function toldOf(outcome: MailOutcome | 'kept', { isLast }: OutgoingEvent, now: string) {
  if (outcome === 'kept') return { state: 'kept' as const, sentTime: now };
  if (outcome.ok) return { state: 'sent' as const, sentTime: now, failReason: null };
  const state = outcome.isFinal || isLast ? ('failed' as const) : ('queued' as const);
  return { state, failReason: outcome.reason.slice(0, longestReason) };
}
