import pg from 'pg';

/** How many companies there are, and people in them. */
export const volume = { companies: 100_000, members: 300_000 };

const idOf = (kind: string, number = 'g') => `md5('${kind}' || ${number})::uuid`;
const row = (kind: string, of: number) =>
  `${idOf(kind)}, '000000', now() - g * interval '150 days' / ${of}, now() - g * interval '150 days' / ${of}`;
const head = 'id, tenant_id, create_time, update_time';

/** Three people a company, the first of whom manages its members; one of them signs in with the administrator's password. */
const statements: readonly string[] = [
  `insert into "user" (${head}, account, real_name, name, user_type, phone, status)
   select ${row('clerk', volume.members)}, 'clerk' || g, '职员' || g, '职员' || g, 2, (13100000000 + g)::text, 1
   from generate_series(1, ${volume.members}) as g`,
  `insert into company (${head}, company_name, credit_code)
   select ${row('firm', volume.companies)}, '企业' || g, '91440000MA' || lpad(g::text, 8, '0')
   from generate_series(1, ${volume.companies}) as g`,
  `insert into company_member (${head}, uid, company_id, member_name, duties, from_date, contact_phone, auth_level, account_status)
   select ${row('place', volume.members)}, ${idOf('clerk')}, ${idOf('firm', `(g % ${volume.companies} + 1)`)},
     '职员' || g, case when g <= ${volume.companies} then '{reader,administrator}' else '{reader}' end::text[],
     date '2024-01-01', (13100000000 + g)::text, g % 5, 'active'
   from generate_series(1, ${volume.members}) as g`,
  `insert into link (owner_id, field, target_id, sort) select person.id, 'user.roleId', role.id, 0
   from "user" person, role where person.account = 'clerk7' and role.role_alias = 'applicant' and role.tenant_id = '000000'`,
  `update "user" set password_hash = known.password_hash from (select password_hash from "user"
   where tenant_id = '000000' and account = 'admin') known where tenant_id = '000000' and account = 'clerk7'`,
  'vacuum (analyze)',
];

/** Fills a migrated, seeded database, and lets it learn what it holds. */
export async function fillCompanies(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
