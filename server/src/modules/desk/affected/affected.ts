import { affectedAnswer, affectedInput, affectedPath } from '@policy/shared/contract/desk/affected.ts';
import type { AffectedInput } from '@policy/shared/contract/desk/affected.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { personNameIn } from '@policy/shared/contract/people/deleted-person.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { bodyOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import { fileNameOf } from '../../../kit/sheets/list-sheet.ts';
import type { ListSheet } from '../../../kit/sheets/list-sheet.ts';
import type { Cell } from '../../../kit/sheets/sheet-columns.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { noteAccess } from '../../../membership/data-access.ts';
import { affectedBy } from '../../../personal-data/affected.ts';
import type { Affected } from '../../../personal-data/affected.ts';
import { assertRoom, keptUntil } from '../exports/jobs.ts';
import { exportWorkshop } from '../exports/workshop.ts';

/** Refuses whoever does not know his own password; a wrong one counts like a failed attempt to sign in. */
export type ProvePassword = (context: Context, sm3: string) => Promise<unknown>;

/** A file is there for a day: it has the phones of all who have to be told. */
const keptDays = 1;

/** Tells who was affected by an incident, as a file for whoever has to tell them; each of them may read that it was made, and why. */
export const affectedModule =
  (provePassword: ProvePassword): Module =>
  (app) => {
    const workshop = exportWorkshop(app);
    const schema = { tags: [dataAccess.name], body: affectedInput, response: { 200: affectedAnswer } };
    const config = { guard: permission('log_access_affected'), perMinute: 10 };
    app.post(`/${affectedPath}`, { config, schema }, async (request) => {
      const { context } = request;
      const asked = bodyOf<AffectedInput>(request);
      if (asked.reason === '') throw new Refusal('exportJob.why', {}, 'reason');
      // Before the transaction, so that a wrong password counts whatever becomes of the rest.
      await atField('officerPassword', provePassword(context, asked.officerPassword));
      const people = await affectedBy(context, asked);
      if (people.length === 0) throw new Refusal('affected.nobody', {}, 'entity');
      const { id, fileName } = await inTransaction(context, (inside) => note(inside, asked, people));
      const sheet = () => Promise.resolve(sheetOf(context, people));
      await workshop.makeNow(context, { id, format: asked.format, expected: people.length, sheet });
      return { id, fileName, count: people.length };
    });
  };

/** The job, and for everybody in it that he was told of; written before the file is made. */
async function note(
  context: Context,
  { format, reason, ...asked }: AffectedInput,
  people: readonly Affected[],
) {
  await assertRoom(context);
  const { title } = catalogue(context.locale).personal.affected;
  const fileName = fileNameOf(title, format, context);
  const what = asked.attachId || [asked.entity, asked.fields, asked.fromDay, asked.toDay].join(' ').trim();
  const rows = people.map(({ id }) => ({ id }));
  await noteAccess(context, { act: 'exported', entity: user, rows, field: 'phone,email', reason });
  const { id } = await repositoryOf(exportJob, asOwner(context)).insert({
    ...{ fileName, entityName: user.name, format, state: 'running', conditions: what.slice(0, 1000) },
    ...{ isClear: 1, userId: found(context.actor).userId },
    expireTime: keptUntil(context.clock.now(), keptDays),
  });
  return { id, fileName };
}

function sheetOf({ locale }: Context, people: readonly Affected[]): ListSheet {
  const { title, heads } = catalogue(locale).personal.affected;
  const cells = people.map(({ account, realName, phone, email, many, first, last }): Cell[] => [
    ...[account, personNameIn(locale, realName), phone, email, many, first, last],
  ]);
  return { title, heads: [...heads], rows: oneByOne(cells) };
}

async function* oneByOne<T>(rows: readonly T[]): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}
