import type { Database } from '../../../database/client.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { Attempt, Deliverer, OutgoingEvent } from '../../../kit/transaction/outbox-delivery.ts';
import { answerCall, waitingCall } from '../../../workflow/index.ts';
import type { CallAnswer } from '../../../workflow/index.ts';
import { sendCall } from './send-call.ts';
import type { Outcome } from './send-call.ts';

/**
 * Sends what service tasks ask of endpoints. What came of it is written down in the transaction that takes the event out of
 * the outbox, so that neither is without the other; what nobody waits for any more is not sent.
 */
export function requestDeliverer(services: Services): Deliverer {
  const { database, clock, rules } = services;
  const noteOf =
    ({ recordId: callId }: OutgoingEvent, answer: CallAnswer) =>
    (tx: Database) =>
      answerCall(tx, { callId, answer, now: clock.now() });
  return {
    deliver: async (event) => {
      const { db } = database;
      const asked = await waitingCall(db, event.recordId);
      if (asked?.kind !== 'request') return { failure: null };
      const context = systemContext({ db, clock, rules, tenantId: event.tenantId });
      const outcome = await sendCall(context, services, { asked, key: event.id });
      return attemptOf(event, outcome, (answer) => noteOf(event, answer));
    },
    noteOfThrown: (event) =>
      event.isLast ? noteOf(event, { ok: false, code: 'workflow.callUnexpected', facts: {} }) : undefined,
  };
}

/** What the receiver refuses for good has left; what fails for the last time tells its process too. */
function attemptOf(
  { isLast }: OutgoingEvent,
  outcome: Outcome,
  noteOf: (answer: CallAnswer) => Attempt['note'],
): Attempt {
  if (outcome.ok) return { failure: null, note: noteOf(outcome) };
  const { code, facts, isFinal } = outcome;
  const note = isFinal || isLast ? noteOf({ ok: false, code, facts }) : undefined;
  return { failure: isFinal ? null : reasonOf(code, facts), note };
}

/** What the list of what leaves tells of a failed attempt: no sentence, and nothing of what was sent or answered. */
const reasonOf = (code: string, facts: Readonly<Record<string, string | number>>): string =>
  [code.replace('workflow.', ''), ...Object.values(facts)].join(' ');
