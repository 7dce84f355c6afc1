import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { asSystem } from '../../../src/kit/rules/rules.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { sealedPlace, sealedRecords } from '../../../src/personal-data/deletion/sealed-records.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { addClerk, addMember } from '../../companies.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import type { Answer } from '../../test-server.ts';
import { callerOf, personOf } from '../people.ts';
import { done, wholeDraft } from './whole-draft.ts';
import { caseOf } from './own-case.ts';

const path = 'policy/projectinfo';

describeOnDemonstration('deleting whoever applies for himself', (server) => {
  const somebody = async (account: string) => {
    await addClerk(server.context, account);
    await addMember(server.context, { account, companyId: null });
    return personOf(server, account);
  };

  /** Somebody with a draft that wants nothing but his signature, and the two acts that are not to meet. */
  async function applicant(account: string) {
    const person = await somebody(account);
    const { id, guideId, version } = await wholeDraft(person);
    const proof = { password: hashPassword(account) };
    return {
      ...{ id, guideId, userId: idOf(`user:${account}`) },
      handIn: () => person.post(`${path}/declare`, { id, version, agreed: true }),
      leave: () => person.post('blade-user/deletion/confirm', proof),
    };
  }

  const liveOf = async (userId: string) => {
    const { rows } = await server.database.db.execute<{ cases: number; processes: number; name: string }>(sql`
      select (select count(*)::int from application where user_id = ${userId} and status not in ${['draft', ...finalStates]}) as cases,
        (select count(*)::int from wf_instance where owner_id = ${userId} and ended_at is null) as processes,
        (select real_name from "user" where id = ${userId}) as name`);
    return rows[0];
  };

  /** Of the two one happened, wholly, and the other was refused for it. */
  async function expectOne(userId: string, { handedIn, left }: { handedIn: Answer; left: Answer }) {
    const { name, ...live } = (await liveOf(userId))!;
    expect([handedIn.status, left.status].filter((status) => status === 200)).toHaveLength(1);
    if (left.status === 200) {
      expect(handedIn.status, JSON.stringify(handedIn.body)).toBeLessThan(500);
      expect([name, live]).toEqual([deletedPerson.zh, { cases: 0, processes: 0 }]);
    } else {
      expect(left.body.msg).toContain('没有办结');
      expect([name === deletedPerson.zh, live]).toEqual([false, { cases: 1, processes: 1 }]);
    }
  }

  test.each(['handing in first', 'deleting first'])(
    'and a case of his that is handed in at the same moment never both happen (%s)',
    async (order) => {
      const { userId, handIn, leave } = await applicant(`at-once-${order.slice(0, 4).trim()}`);
      const acts = [handIn, leave];
      const answers = await Promise.all(
        (order === 'handing in first' ? acts : acts.toReversed()).map((act) => act()),
      );
      const [handedIn, left] = order === 'handing in first' ? answers : answers.toReversed();
      await expectOne(userId, { handedIn: handedIn!, left: left! });
    },
  );

  /** How many statements of this database wait for another one's lock. */
  const waiting = async () => {
    const { rows } = await server.database.db.execute<{ many: number }>(sql`
      select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.many;
  };

  /** Holds a row, so that the first act stands in the middle of what it writes while the second comes; answers what became of both. */
  async function oneInside(
    held: PgTable & { id: AnyPgColumn },
    { id, acts }: { id: string; acts: readonly (() => Promise<Answer>)[] },
  ): Promise<Answer[]> {
    const answers: Promise<Answer>[] = [];
    await server.database.db.transaction(async (tx) => {
      await tx.select({ id: held.id }).from(held).where(eq(held.id, id)).for('update');
      for (const act of acts) {
        answers.push(act());
        await expect.poll(waiting).toBe(answers.length);
      }
    });
    return Promise.all(answers);
  }

  test('each waits for the other that has begun, and is refused for it', async ({ skip }) => {
    if (server.database.kind === 'pglite') skip('one connection does one thing after the other');
    const stays = await applicant('at-once-stays');
    // Counting it is the last thing that handing in writes: all the rest is written by then, and seen by nobody.
    const guide = { id: stays.guideId, acts: [stays.handIn, stays.leave] };
    const [handedIn, left] = await oneInside(tableOf(itemGuide), guide);
    expect([handedIn!.status, left!.status]).toEqual([200, 409]);
    await expectOne(stays.userId, { handedIn: handedIn!, left: left! });

    const goes = await applicant('at-once-goes');
    const draft = { id: goes.id, acts: [goes.leave, goes.handIn] };
    const [gone, tooLate] = await oneInside(tableOf(application), draft);
    expect([gone!.status, tooLate!.status]).toEqual([200, 401]);
    await expectOne(goes.userId, { handedIn: tooLate!, left: gone! });
  });

  test('seals what a list of publicity says of him, and the list says that he was deleted', async () => {
    const account = 'publicised-person';
    const person = await somebody(account);
    const userId = idOf(`user:${account}`);
    const applicationId = await caseOf(server, { userId, name: '某甲', status: 'rejected' });
    const context = asSystem(server.context, 'test');
    const lists = tableOf(publicityList);
    const [list] = await repositoryOf(publicityList, context).all(eq(lists.status, 'published'));
    const shown = { name: '公示的某甲', codeMasked: '4401**********0018', remark: '某甲的说明' };
    const entry = await repositoryOf(publicityEntry, context).insert({
      ...{ listId: list!.id, applicationId, seq: 9_001, itemName: '创业补贴', amountWan: 1, ...shown },
    });
    const told = async () => {
      const { records } = await done(
        callerOf(server, {}).get('policy/gongshientry/list', { listId: list!.id, size: '200' }),
      );
      return records.find(({ id }: { id: string }) => id === entry.id);
    };
    expect(await told()).toMatchObject(shown);
    const lastDay = `${String(Number(list!.publicityEnd.slice(0, 4)) + 10)}-12-31`;
    const { keeps } = await done(person.get('blade-user/deletion/plan'));
    expect(keeps).toContainEqual({ kind: 'publicity', count: 1, clause: 'publicity', lastDay });
    await done(person.post('blade-user/deletion/confirm', { password: hashPassword(account) }));
    expect(await told()).toMatchObject({
      name: deletedPerson.zh,
      codeMasked: '-',
      remark: null,
      amountWan: 1,
    });
    const kept = await server.database.db
      .select()
      .from(sealedRecords)
      .where(and(eq(sealedRecords.tableName, 'publicity_entry'), eq(sealedRecords.rowId, entry.id)));
    expect(kept).toMatchObject([{ clause: 'publicity', lastDay }]);
    const opened = server.services.cipher.open(kept[0]!.valuesSealed, sealedPlace(kept[0]!.id));
    expect(JSON.parse(opened)).toEqual({
      name: shown.name,
      code_masked: shown.codeMasked,
      remark: shown.remark,
    });
  });
});
