import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { DomainEventName, domainEvents } from '@policy/shared/contract/desk/template.ts';

import type { Context } from '../runtime/context.ts';

/** Something that happened and that people get a message about. */
export interface DomainEvent<N extends DomainEventName = DomainEventName> {
  name: N;
  facts: Record<(typeof domainEvents)[N][number], string>;
  /** One person or the members of one company, whichever the id is of, of a company those with some duties where any are named; or everybody who holds a permission. */
  to: { recipientId: string; duties?: readonly Duty[] } | { permission: string };
  /** The page of the back-office where something is to be done about it. */
  path?: string | null;
}

/** Handles domain events, in the transaction in which they happen. */
export type Subscriber = (context: Context, event: DomainEvent) => Promise<void>;

/** Hands an event to every subscriber; the area that emits it knows none of them. */
export async function emit<N extends DomainEventName>(context: Context, event: DomainEvent<N>) {
  for (const tell of context.rules.subscribers) await tell(context, event);
}
