import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { actsBy, stateTable } from '@policy/shared/contract/kit/state-table.ts';
import type { Move } from '@policy/shared/contract/kit/state-table.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { addMoves, moveRow } from '../../kit/crud/move-row.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { tableOf } from '../../kit/table/table.ts';
import { deliver } from './deliver.ts';
import { peopleIn } from './audience.ts';
import { addReaders } from './readers.ts';

type Notice = RowOf<typeof notice>;

const refusal = 'content.illegalMove';

const move = actsBy('officer')<keyof typeof acts, NoticeState>;

/** How a notice moves; a call of an act's name does it. */
const states = stateTable([
  move('publish', 'draft', 'published'),
  move('publish', 'withdrawn', 'published'),
  move('withdraw', 'published', 'withdrawn'),
]);

type Act = (context: Context, row: Notice, made: Move<NoticeState>) => Promise<void>;
const acts = { publish, withdraw } satisfies Record<string, Act>;

/** A published notice cannot be changed before it is taken back. */
export const noticeRules = defineRules(notice, {
  beforeWrite: [
    ({ status }, { before }) => {
      if (before?.status === 'published' && status !== 'withdrawn') throw new Refusal('notice.published');
    },
  ],
  // Removing takes a published notice back, so that one restored from the recycle bin does not count as published.
  beforeRemove: [
    async (rows, context) => {
      for (const row of rows) {
        const made = states.byAct('withdraw', row.status);
        if (made) await withdraw(context, row, made);
      }
    },
  ],
});

/** Notices: written, delivered to those they are for, and taken back again. */
export const noticeModule = crudModule(notice, {
  routes: (app) => {
    addMoves(app, { entity: notice, refusal, states, acts });
    addReaders(app);
  },
});

/** It is delivered to those who belong to its audience now, and not to those who join later. */
async function publish(context: Context, row: Notice, made: Move<NoticeState>) {
  const people = await peopleIn(context, row);
  if (people.length === 0) throw new Refusal('audience.nobody');
  const facts = { recipientCount: people.length, readCount: 0 };
  await moveRow(notice, context, { row, move: made, facts });
  const senderId = context.actor?.userId ?? null;
  await deliver(context, { title: row.title, kind: 'notice', noticeId: row.id, senderId }, people);
}

async function withdraw(context: Context, row: Notice, made: Move<NoticeState>) {
  await moveRow(notice, context, { row, move: made, facts: { recipientCount: 0, readCount: 0 } });
  await takeBack(context, row.id);
}

/** A notice that is taken back is removed from everybody's messages, and with it who had read it. */
async function takeBack({ db, tenantId }: Context, id: string) {
  const table = tableOf(message);
  await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.noticeId, id)));
}
