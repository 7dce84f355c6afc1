import { readable } from '@policy/shared/contract/kit/readable.ts';
import { audiences } from '@policy/shared/contract/desk/audience.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { bodyOf, permission } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { deliver } from './deliver.ts';
import { peopleIn } from './audience.ts';
import { renderTemplate } from './render-template.ts';

type Template = RowOf<typeof messageTemplate>;

const ids = z.string().max(20_000).nullish();
const sending = z.object({
  templateId: z.string().max(40),
  audience: z.enum(audiences),
  deptIds: ids,
  roleIds: ids,
  userIds: ids,
  values: readable(z.record(z.string().max(30), z.string().max(4000))).default({}),
});
type Sending = z.output<typeof sending>;
const sent = z.object({ sent: z.int() });

const longestValue = 200;

/** The call that sends a template's message, its placeholders filled, to an audience. */
export function addSending(app: FastifyInstance) {
  const config = { guard: permission('message_send') };
  const schema = { tags: [message.name], body: sending, response: { 200: sent } };
  app.post(`/${message.path}/send`, { config, schema }, (request) =>
    writeOnce(request, (context) => send(context, bodyOf<Sending>(request))),
  );
}

async function send(context: Context, asked: Sending) {
  const template = await repositoryOf(messageTemplate, context).get(asked.templateId);
  if (template.isOn === 0) throw new Refusal('template.off');
  const notification = renderTemplate(template, valuesFor(template, asked.values));
  const people = await peopleIn(context, {
    audience: asked.audience,
    deptIds: idsIn(asked.deptIds),
    roleIds: idsIn(asked.roleIds),
    userIds: idsIn(asked.userIds),
  });
  if (people.length === 0) throw new Refusal('audience.nobody');
  await deliver(context, { ...notification, senderId: context.actor?.userId ?? null }, people);
  return { sent: people.length };
}

function valuesFor({ variables }: Template, given: Sending['values']): Record<string, string> {
  return Object.fromEntries(
    (variables ?? []).map((name) => {
      const value = (Object.hasOwn(given, name) ? (given[name] ?? '') : '').trim();
      if (value === '' || value.length > longestValue) throw new Refusal('template.value', { name });
      return [name, value];
    }),
  );
}

function idsIn(joined: string | null | undefined): string[] {
  const named = (joined ?? '').split(',').filter(Boolean);
  if (!named.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  return named;
}
