import pg from 'pg';

/** How much there is. */
interface Volume {
  companies: number;
  members: number;
  requests: number;
  /** Cases that one person has filed for himself. */
  cases: number;
}

const whole: Volume = { companies: 100_000, members: 300_000, requests: 100_000, cases: 1000 };

/** As much as a large city has, or a part of it for a short run; one person's cases stay as many. */
export const volumeOf = (part: number): Volume => ({
  companies: Math.round(whole.companies * part),
  members: Math.round(whole.members * part),
  requests: Math.round(whole.requests * part),
  cases: whole.cases,
});

/** Members who sign in with the administrator's password: two of them ask, one is switched off, and one has the cases. */
export const clerks = ['clerk7', 'clerk8', 'clerk9'] as const;

/** An id of the form that tokens carry, the same for the same kind and number. */
const idOf = (kind: string, number = 'g') =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
const row = (kind: string, of: number) =>
  `${idOf(kind)}, '000000', now() - g * interval '150 days' / ${of}, now() - g * interval '150 days' / ${of}`;
const head = 'id, tenant_id, create_time, update_time';
const named = `(${clerks.map((account) => `'${account}'`).join(', ')})`;

/** Three people a company, the first of whom manages its members. */
const statements = ({ companies, members, requests, cases }: Volume): string[] => [
  `insert into "user" (${head}, account, real_name, name, user_type, phone, status)
   select ${row('clerk', members)}, 'clerk' || g, '职员' || g, '职员' || g, 2, (13100000000 + g)::text, 1
   from generate_series(1, ${members}) as g`,
  `insert into company (${head}, company_name, credit_code)
   select ${row('firm', companies)}, '企业' || g, '91440000MA' || lpad(g::text, 8, '0')
   from generate_series(1, ${companies}) as g`,
  `insert into company_member (${head}, uid, company_id, member_name, duties, from_date, contact_phone, auth_level, account_status)
   select ${row('place', members)}, ${idOf('clerk')}, ${idOf('firm', `(g % ${companies} + 1)`)},
     '职员' || g, case when g <= ${companies} then '{reader,administrator}' else '{reader}' end::text[],
     date '2024-01-01', (13100000000 + g)::text, g % 5, 'active'
   from generate_series(1, ${members}) as g`,
  `insert into registration (${head}, kind, applicant_type, aim, account, name, company_name, credit_code, phone, source, nick_name, status)
   select ${row('request', requests)}, 'portal', 'enterprise', case when g % 3 = 0 then 'join' else 'create' end, 'asks' || g,
     '职员' || g, '企业' || g, '91440000MA' || lpad(g::text, 8, '0'), (13200000000 + g)::text, 'portal', '职员' || g,
     case when g % 50 = 0 then 'pending' when g % 9 = 0 then 'refused' else 'approved' end
   from generate_series(1, ${requests}) as g`,
  `insert into company_invitation (id, tenant_id, company_id, user_id, duties, invited_by, state, create_time, expires_at)
   select ${idOf('invitation')}, '000000', ${idOf('firm', `(g % ${companies} + 1)`)}, ${idOf('clerk')}, '{reader}', ${idOf('clerk')},
     'expired', now() - interval '9 days', now() - interval '2 days' from generate_series(1, ${members}) as g`,
  `insert into application select copied.* from (select * from application where status = 'paid' limit 1) one,
     generate_series(1, ${cases}) as g, lateral jsonb_populate_record(null::application, to_jsonb(one) || jsonb_build_object(
       'id', ${idOf('case')}, 'apply_no', 'YLB' || g, 'user_id', ${idOf('clerk', '8')}, 'company_id', null,
       'process_instance_id', null)) copied`,
  `insert into link (owner_id, field, target_id, sort) select person.id, 'user.roleId', role.id, 0
   from "user" person, role where person.account in ${named} and role.role_alias = 'applicant' and role.tenant_id = '000000'`,
  `update "user" set password_hash = known.password_hash from (select password_hash from "user"
   where tenant_id = '000000' and account = 'admin') known where tenant_id = '000000' and account in ${named}`,
  'vacuum (analyze)',
];

/** Fills a migrated, seeded database, and lets it learn what it holds. */
export async function fillCompanies(databaseUrl: string, volume: Volume): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements(volume)) await client.query(statement);
  } finally {
    await client.end();
  }
}
