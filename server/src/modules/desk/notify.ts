import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { membersOf } from '../../membership/membership.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import type { DomainEvent } from '../../kit/transaction/domain-events.ts';
import { deliver } from './deliver.ts';
import { holdersOf } from './audience.ts';
import { renderTemplate } from './render-template.ts';

/** Holders of a permission beyond these are many enough that somebody sees it. */
const mostHolders = 200;

/** Sends the message of a domain event by the tenant's template; without one, or where it is switched off, nobody gets any. */
export async function notify(context: Context, { name, facts, to, path }: DomainEvent): Promise<void> {
  const table = tableOf(messageTemplate);
  const inUse = and(eq(table.code, name), eq(table.isOn, 1));
  const template = await repositoryOf(messageTemplate, context).first(inUse);
  if (!template) return;
  const { people, companyId = null } =
    'recipientId' in to
      ? await peopleBehind(context, to)
      : { people: await holdersOf(context, to.permission, mostHolders) };
  await deliver(context, { ...renderTemplate(template, facts), path: path ?? null, companyId }, people);
}

interface Recipients {
  people: readonly string[];
  /** The company whose members they are. */
  companyId?: string;
}

/**
 * The person of an id, or the members of the company of it. Whoever is gone is left out: a message that reaches nobody
 * must not fail the act that it is about.
 */
async function peopleBehind(
  context: Context,
  { recipientId: id, duties = [] }: { recipientId: string; duties?: readonly Duty[] },
): Promise<Recipients> {
  if (!isUuid(id)) return { people: [] };
  const isPerson = (await repositoryOf(user, context).count(eq(tableOf(user).id, id))) > 0;
  if (isPerson) return { people: [id] };
  const { db, tenantId, clock } = context;
  const people = await membersOf(db, { tenantId, companyId: id, duties }, clock.now());
  return people.length > 0 ? { people, companyId: id } : { people };
}
