import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { writeOnce } from '../../kit/idempotency.ts';
import { crudModule } from '../../kit/crud-module.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { idsOf, permission } from '../../kit/route.ts';
import { tableOf } from '../../kit/table.ts';
import { deliver } from './deliver.ts';
import { peopleIn } from './people.ts';
import { addReaders } from './readers.ts';

type Notice = RowOf<typeof notice>;

interface Move {
  from: readonly NoticeState[];
  take: (context: Context, row: Notice) => Promise<void>;
}

/** The acts that move a notice; a call of the act's name does it. */
const moves: Record<'publish' | 'withdraw', Move> = {
  publish: { from: ['draft', 'withdrawn'], take: publish },
  withdraw: { from: ['published'], take: withdraw },
};

/** Notices: written, laid on the desks of those they are for, and taken back again. */
export const noticeModule = crudModule(notice, {
  beforeWrite: [
    (_, { before }) => {
      if (before?.status === 'published') throw new Refusal('notice.published');
    },
  ],
  // So that one that is brought back from the bin does not claim to lie on desks where it is no more.
  beforeRemove: [
    async (rows, context) => {
      for (const row of rows.filter(({ status }) => status === 'published')) await withdraw(context, row);
    },
  ],
  routes: (app) => {
    addMoves(app);
    addReaders(app);
  },
});

function addMoves(app: FastifyInstance) {
  for (const [name, { from, take }] of Object.entries(moves)) {
    const config = { guard: permission(`${notice.thing}_${name}`) };
    const schema = { tags: [notice.name], ...idsSent, response: { 200: z.null() } };
    app.post(`/${notice.path}/${name}`, { config, schema }, (request) =>
      writeOnce(request, async (context) => {
        for (const row of await repositoryOf(notice, context).allOf(idsOf(request))) {
          if (!from.includes(row.status)) throw illegalMove(context, row.status);
          await take(context, row);
        }
        return null;
      }),
    );
  }
}

/** Whoever belongs to its audience now finds it on his desk; who comes later does not. */
async function publish(context: Context, row: Notice) {
  const people = await peopleIn(context, row);
  if (people.length === 0) throw new Refusal('audience.nobody');
  const state = { status: 'published' as const, recipientCount: people.length, readCount: 0 };
  await repositoryOf(notice, context).update(row.id, state, row.version);
  const senderId = context.actor?.userId ?? null;
  await deliver(context, { title: row.title, kind: 'notice', noticeId: row.id, senderId }, people);
}

async function withdraw(context: Context, row: Notice) {
  const state = { status: 'withdrawn' as const, recipientCount: 0, readCount: 0 };
  await repositoryOf(notice, context).update(row.id, state, row.version);
  await takeBack(context, row.id);
}

/** What is no longer said lies on nobody's desk; who had read it is forgotten with it. */
async function takeBack({ db, tenantId }: Context, id: string) {
  const table = tableOf(message);
  await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.noticeId, id)));
}

function illegalMove({ locale }: Context, status: NoticeState) {
  const names = catalogue(locale).entity(notice.name).choices['status'];
  return new Refusal('content.illegalMove', { from: names?.[status] ?? status });
}
