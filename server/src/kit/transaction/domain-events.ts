import type { DomainEventName, domainEvents } from '@policy/shared/contract/desk/template.ts';

import type { Context } from '../runtime/context.ts';

/** Something that people are to be told of. */
export interface DomainEvent<N extends DomainEventName = DomainEventName> {
  name: N;
  facts: Record<(typeof domainEvents)[N][number], string>;
  /** One person, or everybody who holds a permission. */
  to: { userId: string } | { permission: string };
  /** The page of the back-office where something is to be done about it. */
  path?: string | null;
}

/** Tells people of what happens, in the transaction in which it happens. */
export type Subscriber = (context: Context, event: DomainEvent) => Promise<void>;

/** Says that something happened; areas do not know who tells whom. */
export async function emit<N extends DomainEventName>(context: Context, event: DomainEvent<N>) {
  for (const tell of context.rules.subscribers) await tell(context, event);
}
