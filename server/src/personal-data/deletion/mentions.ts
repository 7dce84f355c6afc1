import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { locales } from '@policy/shared/messages/kit.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { anyTableOf, columnNamed } from '../../kit/table/table.ts';
import { column } from './column.ts';

/** How somebody is called and reached, as far as these words mean him alone. */
export interface Mentions {
  names: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
}

/**
 * How he is called and reached, for looking through what others wrote. People choose their names themselves, and others' texts are
 * no place for a search and replace of any word: a name that stands in another one, or in what the house itself calls or says,
 * is left to the rows that are his by their ids.
 */
export async function mentionsOf(context: Context, userId: string): Promise<Mentions> {
  const { db, tenantId } = context;
  const alone = (field: string, ofMember: string, words: readonly SQL[] = []) =>
    column(
      db,
      sql`select said as id from (${saidOf(userId, field, ofMember)}) own where length(said) > 1 and not exists
        (select 1 from (${sql.join([saidByOthers({ tenantId, userId }, field, ofMember), ...words], sql` union all `)}) other
          where position(own.said in other.said) > 0)`,
    );
  const names = await alone('real_name', 'member_name', namesOfHouse(tenantId));
  return {
    names: names.filter((name) => looksLikeName.test(name) && !isWordOfHouse(name)),
    phones: await alone('phone', 'contact_phone'),
    emails: await alone('email', 'email'),
  };
}

const named = (name: string): SQL => sql.raw(name);

const saidOf = (userId: string, field: string, ofMember: string): SQL => sql`
  select ${named(field)} as said from "user" where id = ${userId}
  union select ${named(ofMember)} from company_member where uid = ${userId}`;

const saidByOthers = (
  { tenantId, userId }: { tenantId: string; userId: string },
  field: string,
  ofMember: string,
): SQL => sql`
  select ${named(field)} as said from "user" where tenant_id = ${tenantId} and id <> ${userId} and ${named(field)} is not null
  union all select ${named(ofMember)} from company_member where tenant_id = ${tenantId} and uid <> ${userId}
    and ${named(ofMember)} is not null`;

/** What the house gives names to, besides people. */
const namedByHouse: readonly Entity[] = [
  ...[company, department, position, role, menu, policy, policyItem, itemGuide, publicityList, notice],
  ...[messageTemplate, processModel],
];

const namesOfHouse = (tenantId: string): SQL[] =>
  namedByHouse.map((entity) => {
    const table = anyTableOf(entity);
    return sql`select ${columnNamed(entity, entity.nameField)}::text from ${table} where ${table.tenantId} = ${tenantId}`;
  });

/** Letters, and what stands between the parts of a name. */
const looksLikeName = /^\p{L}[\p{L}\p{M} .'’·-]*[\p{L}\p{M}]$/u;

const sentences = () => {
  const listed: readonly Entity[] = entities;
  return locales.flatMap((locale) => {
    const words = catalogue(locale);
    return [words, ...listed.map(({ name }) => words.entity(name))].map((said) => JSON.stringify(said));
  });
};
let saidByHouse: readonly string[] | undefined;

/** Whether the platform says it itself. */
function isWordOfHouse(name: string): boolean {
  saidByHouse ??= sentences();
  return saidByHouse.some((said) => said.includes(name));
}
