import type { HappeningName, happenings } from '@policy/shared/contract/desk/template.ts';

import type { Context } from '../runtime/context.ts';

/** Something that people are to be told of. */
export interface DomainEvent<N extends HappeningName = HappeningName> {
  name: N;
  facts: Record<(typeof happenings)[N][number], string>;
  /** One person, or everybody who holds a permission. */
  to: { userId: string } | { permission: string };
  /** The page of the back-office where something is to be done about it. */
  path?: string | null;
}

/** Tells people of what happens, in the transaction in which it happens. */
export type Subscriber = (context: Context, happening: DomainEvent) => Promise<void>;

/** Says that something happened; areas do not know who tells whom. */
export async function emit<N extends HappeningName>(context: Context, happening: DomainEvent<N>) {
  for (const tell of context.rules.subscribers) await tell(context, happening);
}
