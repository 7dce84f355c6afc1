import { department } from '@policy/shared/contract/entities/people/department.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import pg from 'pg';

import { fieldsOf } from '../../src/kit/table/fields.ts';
import { snakeCase } from '../../src/kit/table/table.ts';

/** How much the benchmarked platform holds. */
export const volume = { tenants: 1_000, people: 100_000, calls: 1_000_000, signIns: 100_000 };

/** The tenant that is measured: a fifth of the people and calls are its, the rest is spread over the others. */
const measured = '000000';
const share = 5;

const otherTenant = '(100000 + g)::text';
const someTenant = `case when g % ${share} = 0 then '${measured}' else (100001 + g % ${volume.tenants})::text end`;
const idOf = (kind: string) => `md5('${kind}' || g)::uuid`;
/** Moments over the last five months, evenly spread. */
const momentOf = (of: number) => `now() - g * interval '150 days' / ${of}`;

/** How many rows of an entity, and what each holds, told by SQL over its number `g`. */
interface Filling<E extends Entity> {
  entity: E;
  count: number;
  tenantId: string;
  values: { [K in keyof E['fields'] & string]?: string };
}

const filling = <E extends Entity>(one: Filling<E>): Filling<Entity> => one;

const fillings = [
  filling({
    ...{ entity: tenant, count: volume.tenants, tenantId: `'${measured}'` },
    values: { tenantId: otherTenant, tenantName: `'租户' || g` },
  }),
  filling({
    ...{ entity: department, count: volume.tenants, tenantId: otherTenant },
    values: { deptName: `'部门' || g`, fullName: `'部门全称' || g` },
  }),
  filling({
    ...{ entity: role, count: volume.tenants, tenantId: otherTenant },
    values: { roleName: `'角色' || g`, roleAlias: `'role' || g` },
  }),
  filling({
    ...{ entity: user, count: volume.people, tenantId: someTenant },
    values: {
      ...{ account: `'account' || g`, realName: `'姓名' || g`, name: `'昵称' || g` },
      phone: '(13000000000 + g)::text',
    },
  }),
  filling({
    ...{ entity: apiLog, count: volume.calls, tenantId: someTenant },
    values: {
      ...{ title: `'user'`, method: `'GET'`, requestUri: `'/api/blade-user/page'` },
      ...{ statusCode: 'case when g % 50 = 0 then 404 else 200 end', time: 'g % 900' },
      ...{ createBy: `'account' || g % 5000`, remoteIp: `'10.0.0.' || g % 250` },
      ...{ traceId: `${idOf('trace')}::text`, serviceId: `'policy-server'`, serverHost: `'host'` },
      ...{ serverIp: `'127.0.0.1:8000'`, env: `'test'`, params: `'{"query":{"current":"1"}}'` },
    },
  }),
  filling({
    ...{ entity: loginLog, count: volume.signIns, tenantId: someTenant },
    values: { account: `'account' || g % 5000`, result: `'success'`, remoteIp: `'10.0.0.1'` },
  }),
];

function insertOf({ entity, count, tenantId, values }: Filling<Entity>): string {
  const told = fieldsOf(entity).flatMap(({ key, initial }): [string, string][] => {
    const value =
      values[key] ?? (initial === undefined ? undefined : `'${JSON.stringify(initial).replaceAll('"', '')}'`);
    return value === undefined ? [] : [[snakeCase(key), value]];
  });
  const columns: [string, string][] = [
    ['id', idOf(entity.name)],
    ['tenant_id', tenantId],
    ['create_time', momentOf(count)],
    ['update_time', momentOf(count)],
    ...told,
  ];
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const selected = columns.map(([, value]) => value).join(', ');
  return `insert into "${snakeCase(entity.name)}" (${names}) select ${selected} from generate_series(1, ${count}) as g`;
}

/** Everybody belongs to the first unit, and has the first harmless role, of his tenant. */
const linkAll = (field: string, table: string, condition: string) =>
  `insert into link (owner_id, field, target_id, sort)
   select person.id, 'user.${field}', target.id, 0 from "user" person
   join (select distinct on (tenant_id) tenant_id, id from ${table} where ${condition} order by tenant_id, id) target
     on target.tenant_id = person.tenant_id
   where person.account like 'account%'`;

/** People of the measured tenant who sign in with the administrator's password; the others have none. */
export const withPassword = Array.from({ length: 100 }, (_, at) => `account${String((at + 1) * share)}`);

const givePassword = `update "user" set password_hash = known.password_hash
   from (select password_hash from "user" where tenant_id = '${measured}' and account = 'admin') known
   where tenant_id = '${measured}' and account in (${withPassword.map((account) => `'${account}'`).join(', ')})`;

const statements: readonly string[] = [
  ...fillings.map(insertOf),
  givePassword,
  linkAll('deptId', 'department', 'true'),
  linkAll('roleId', 'role', `role_alias not in ('administrator', 'admin')`),
  'vacuum (analyze)',
];

/** Fills a migrated, seeded database up to its volume, and lets it learn what it holds. */
export async function fillUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
