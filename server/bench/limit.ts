import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** One statement on a connection, and several in one transaction. */
export interface Sql {
  query: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
  transaction: <T>(work: (query: Sql['query']) => Promise<T>) => Promise<T>;
}

const wireTime = (column: string) =>
  `to_char(p.${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
const linked = (field: string) =>
  `(select coalesce(string_agg(l.target_id::text, ',' order by l.sort), '') from link l where l.owner_id = p.id and l.field = 'policy.${field}')`;

/** What the list and the detail tell besides the body, as our own answers spell it. */
const columns = `p.id, p.tenant_id as "tenantId", p.create_user as "createUser", p.create_dept as "createDept",
  ${wireTime('create_time')} as "createTime", p.update_user as "updateUser", ${wireTime('update_time')} as "updateTime",
  p.is_deleted as "isDeleted", p.version, p.status, p.title, p.title_en as "titleEn", p.doc_no as "docNo", p.issuer,
  p.agency_id as "agencyId", p.index_no as "indexNo", p.level, p.doc_type as "docType", p.topic,
  p.written_date::text as "writtenDate", p.publish_date::text as "publishDate",
  p.effective_date::text as "effectiveDate", p.expiry_date::text as "expiryDate", p.ended_by as "endedBy",
  p.replaced_by_id as "replacedById", p.fair_review_no as "fairReviewNo", array_to_string(p.enterprise_sizes, ',') as "enterpriseSizes",
  p.summary, p.summary_en as "summaryEn", p.keywords, p.attachments, p.source, p.source_url as "sourceUrl",
  p.is_top as "isTop", p.view_count as "viewCount", p.collect_count as "collectCount",
  case when p.ended_by is not null then p.ended_by when p.effective_date > current_date then 'upcoming'
    when p.expiry_date < current_date then 'expired' when p.expiry_date <= current_date + 90 then 'expiring'
    else 'valid' end as validity,
  (select count(*)::int from policy_item i where i.tenant_id = p.tenant_id and i.policy_id = p.id and i.is_deleted = 0) as "itemCount",
  ${linked('jointAgencyIds')} as "jointAgencyIds", ${linked('tagIds')} as "tagIds",
  ${linked('industryIds')} as "industryIds", d.full_name as "agencyName", d.name_en as "agencyNameEn"`;
const agency = 'left join department d on d.id = p.agency_id';
const order = 'order by p.is_top desc, p.publish_date desc, p.id desc';
const live = "p.tenant_id = '000000' and p.is_deleted = 0";

// The page first, then what hangs on its rows.
const page = `select ${columns} from (select * from policy p where ${live} ${order} limit $1 offset $2) p ${agency} ${order}`;
const total = `select count(*)::int as total from policy p where ${live}`;
const detail = `select ${columns}, p.body from policy p ${agency} where ${live} and p.id = $1`;
const hold = `select title from policy p where ${live} and id = $1 for update`;
// What the history keeps of it goes along; the changed row is told as the detail tells it.
const change = `with changed as (update policy set title = $2, summary = $3, update_time = $4, version = version + 1
  where tenant_id = '000000' and is_deleted = 0 and id = $1 returning *),
  noted as (insert into change_record (id, tenant_id, entity, row_id, act, at, changes)
    select gen_random_uuid(), tenant_id, 'policy', id, 'changed', $4::timestamptz, jsonb_build_array(
      jsonb_build_object('field', 'title', 'before', $5::text, 'after', title),
      jsonb_build_object('field', 'summary', 'before', null, 'after', null, 'marked', true)) from changed)
  select ${columns}, p.body from changed p ${agency}`;
// Numbers must become visible in their order, or a portal that follows the log would miss one.
const announce =
  'insert into publish_event (tags, at) select $1::text[], $2::timestamptz from pg_advisory_xact_lock(727041)';

const changeBody = {
  type: 'object',
  required: ['id', 'title', 'summary'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    summary: { type: 'string', minLength: 1, maxLength: 2000 },
  },
};

const answer = (data: unknown) => ({ code: 200, success: true, data, msg: '操作成功' });

/**
 * The same calls written by hand, straight on Fastify and the driver: what the machine could do at most.
 * No sign-in, no scopes, no references checked; the answers carry the same fields, and a change is checked,
 * written, kept in the history and announced in one transaction.
 */
export function limitApp({ query, transaction }: Sql): FastifyInstance {
  const app = Fastify();
  app.get<{ Querystring: { current: string; size: string } }>('/list', async (request) => {
    const current = Number(request.query.current);
    const size = Number(request.query.size);
    const records = await query(page, [size, (current - 1) * size]);
    const [counted] = await query(total, []);
    return answer({ records, total: counted?.total, size, current });
  });
  app.get<{ Querystring: { id: string } }>('/detail', async (request) => {
    const [row] = await query(detail, [request.query.id]);
    return answer(row);
  });
  const schema = { body: changeBody };
  app.post<{ Body: { id: string; title: string; summary: string } }>(
    '/submit',
    { schema },
    async (request) => {
      const { id, title, summary } = request.body;
      const now = new Date().toISOString();
      return transaction(async (inside) => {
        const [held] = await inside(hold, [id]);
        const [row] = await inside(change, [id, title, summary, now, held?.title]);
        await inside(announce, [['policy', `policy:${id}`], now]);
        return answer(row);
      });
    },
  );
  app.get('/select1', async () => answer(await query('select 1 as one', [])));
  return app;
}
