import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { isReadableLine } from '@policy/shared/contract/kit/readable.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { contactErrors } from '../../../accounts/contacts.ts';
import { coercedBody } from '../../../kit/query/coerce.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../../kit/runtime/sessions.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';

// Other clients send the whole row back, with null for what it lacks.
const line = (max: number) => z.string().trim().max(max).nullish();
const profile = z.object({
  realName: line(50),
  name: line(50),
  phone: line(20),
  email: line(100),
  /** Id of a file that the person stored as his picture, or what the profile says already. */
  avatar: line(500),
});
type Profile = z.output<typeof profile>;

const pictures = '/blade-user/avatar';
const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png' };

/** A person changes what is his own to say: his names and picture; nothing that gives him rights, or that his password is reset with. */
export function addOwnProfile(app: FastifyInstance, sessions: SessionKeeper) {
  const tags = ['user'];
  const schema = { tags, querystring: profile, body: profile.nullish(), response: { 200: z.null() } };
  const change = { config: { guard: 'signedIn' as const }, schema, preValidation: coercedBody(user) };
  app.post('/blade-user/update-info', change, async (request) => {
    const said = readParameters(request, profile);
    await inTransaction(request.context, (context) => changeProfile(context, said));
    sessions.forget(found(request.context.actor).sessionId);
    return null;
  });
  const params = z.object({ id: z.string().max(40) });
  // Public, because pictures are asked for without a token; nobody guesses the id of one.
  app.get(
    `${pictures}/:id`,
    { config: { guard: 'public', flat: true, sends: Object.values(types) }, schema: { tags, params } },
    async (request, reply) => {
      const { id } = params.parse(request.params);
      const row = found(isUuid(id) ? await pictureOf(request.context, id) : null);
      void reply
        .header('content-type', types[row.extension])
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable');
      const store = await app.services.files.of(row);
      return reply.send(await store.open(row.name));
    },
  );
}

async function changeProfile(context: Context, sent: Profile) {
  const said = sound(context, sent);
  const { userId } = found(context.actor);
  const table = tableOf(user);
  const row = found(await repositoryOf(user, context).first(eq(table.id, userId)));
  // Whoever finds a session open must not take the account over by what its password is reset with.
  const isMoved = (['phone', 'email'] as const).some(
    (field) => said[field] !== undefined && (said[field] ?? '') !== (row[field] ?? ''),
  );
  if (isMoved) throw new Refusal('contact.byCode');
  const { avatar, phone: _, email: __, ...texts } = said;
  const isNew = avatar !== undefined && (avatar ?? '') !== (row.avatar ?? '');
  const changes = { ...texts, ...(isNew ? await avatarOf(context, avatar ?? '') : {}) };
  // His own row is his to change in these fields, whatever he may do with those of others.
  await repositoryOf(user, withRights(context, { scopes: new Map() })).update(userId, changes);
}

/** What was said, once nothing is wrong with it; his names are not to be emptied. */
function sound({ locale }: Context, { realName, name, ...rest }: Profile) {
  const { phone, email } = rest;
  const { fields } = catalogue(locale).entity('user');
  const { validation } = catalogue(locale);
  const wrong = Object.entries({ realName, name }).flatMap(([field, value]) => {
    if (value === undefined || (value && isReadableLine(value))) return [];
    const told = value ? validation.characters : validation.enter;
    return [{ field, message: fill(told, { label: fields[field] }) }];
  });
  const errors = [...wrong, ...contactErrors({ phone, email }, locale)];
  if (errors.length > 0) throw new InvalidDraft(errors);
  return { ...rest, ...(realName && { realName }), ...(name && { name }) };
}

async function avatarOf(context: Context, avatar: string) {
  if (avatar === '') return { avatar: null };
  const row = isUuid(avatar) ? await pictureOf(context, avatar) : null;
  const { userId } = found(context.actor);
  const isHis = row?.createUser === userId && row.tenantId === context.tenantId;
  if (!isHis) throw new Refusal('attachment.avatar');
  return { avatar: `/api${pictures}/${avatar}` };
}

async function pictureOf({ db }: Context, id: string) {
  const table = tableOf(attachment);
  const { name, extension, createUser, tenantId, ossId } = table;
  const [row] = await db
    .select({ name, extension, createUser, tenantId, ossId })
    .from(table)
    .where(and(eq(table.id, id), eq(table.purpose, 'avatar'), eq(table.isDeleted, 0)));
  return row ?? null;
}
