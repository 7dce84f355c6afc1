import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { InjectOptions } from 'fastify';

import { get, post } from './bad-request.ts';
import type { BadRequest } from './bad-request.ts';
import { badUploads } from './bad-uploads.ts';
import { forgedTokens } from './forged-tokens.ts';

const wellKnown = 'policy/policyinfo/list';
const tokens: BadRequest[] = [
  { name: 'a path that cannot be decoded', as: 'anonymous', call: get('%ff'), code: 'request.invalid' },
  { name: 'no token', as: 'anonymous', call: get('blade-user/info'), code: 'session.missing' },
  ...[
    'nonsense',
    'bearer',
    'bearer a b',
    'bearer a.b.c',
    ...forgedTokens.map((token) => `bearer ${token}`),
  ].map((header, at): BadRequest => ({
    name: `token ${String(at)}: ${header.slice(0, 24)}`,
    as: 'anonymous',
    call: { ...get(wellKnown), headers: { 'blade-auth': header } },
    code: 'session.ended',
  })),
  {
    name: 'the header of another tenant',
    as: 'admin',
    call: { ...get(wellKnown), headers: { 'tenant-id': '100001' } },
    code: 'access.tenantMismatch',
  },
  ...['999999', '0', "000000' or '1'='1"].map((tenant): BadRequest => ({
    name: `a tenant that is none: ${tenant}`,
    as: 'anonymous',
    call: { ...get(wellKnown), headers: { 'tenant-id': tenant } },
    code: 'tenant.unknown',
  })),
];

const sizes = ['100000', '201', '0', '-1', 'abc', '1.5', '１０', '1e2', '9'.repeat(30), ' 10'];
const pages = ['-1', '0', 'x', '99999999999', '1;drop table policy'];
const paging: BadRequest[] = [wellKnown, 'policy/policyitemguide/page', 'policy/tags/list'].flatMap(
  (path) => [
    ...sizes.map((size): BadRequest => ({
      name: `page size ${size} of ${path}`,
      as: 'anonymous',
      call: get(path, { size }),
      code: 'request.pageSize',
    })),
    ...pages.map((current): BadRequest => ({
      name: `page ${current} of ${path}`,
      as: 'anonymous',
      call: get(path, { current }),
      code: 'request.page',
    })),
  ],
);

const invalid = (name: string, call: InjectOptions, code: RefusalCode = 'request.invalid'): BadRequest => ({
  name,
  as: 'admin',
  call,
  code,
});
/** A parameter, and what people call it. */
interface Named {
  field: string;
  zh: string;
  en: string;
}
const of = (field: string): Named => ({ field, zh: field, en: field });
const publishDay: Named = { field: 'publishDate_ge', zh: '发布日期', en: 'Publication date' };

/** A call with one parameter of another form, which its answer names. */
const unfit = (name: string, call: InjectOptions, { field, zh, en }: Named): BadRequest => ({
  ...invalid(name, call),
  errors: {
    zh: [{ field, message: `${zh}格式不正确` }],
    en: [{ field, message: `${en} is not in the right format` }],
  },
});
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const bodies: BadRequest[] = [
  invalid('NUL in a query', { method: 'GET', url: `/api/${wellKnown}?title=a%00b` }, 'request.nul'),
  invalid('NUL in a path', { method: 'GET', url: '/api/policy/%00' }, 'route.notFound'),
  invalid('NUL in a body', post('policy/tags/submit', { name: 'a\u0000b' }), 'request.nul'),
  invalid('broken JSON', post('policy/tags/submit', '{"name":'), 'request.json'),
  invalid('a prototype key', post('policy/tags/submit', '{"__proto__":{"isAdmin":true}}'), 'request.json'),
  invalid(
    'a constructor key',
    post('policy/tags/submit', '{"constructor":{"prototype":{"a":1}}}'),
    'request.json',
  ),
  invalid('XML', post('policy/tags/submit', '<a/>', 'text/xml'), 'request.mediaType'),
  invalid('a body that is a list of lists', post('policy/tags/submit', deep), 'request.json'),
  unfit('an id given twice', { method: 'GET', url: '/api/policy/tags/detail?id=1&id=2' }, of('id')),
  unfit(
    'a page size given twice',
    { method: 'GET', url: `/api/${wellKnown}?size=10&size=99999` },
    of('size'),
  ),
  {
    ...invalid('no id', get('policy/tags/detail')),
    errors: { zh: [{ field: 'id', message: '请输入id' }], en: [{ field: 'id', message: 'Enter id' }] },
  },
  unfit('a day that no calendar has', get(wellKnown, { publishDate_ge: '2026-02-31' }), publishDay),
  unfit('a day that is none', get(wellKnown, { publishDate_ge: "2026' or 1=1" }), publishDay),
  unfit('an amount that is none', get('policy/policyitemguide/page', { amountCapWan_ge: '1e400' }), {
    ...{ field: 'amountCapWan_ge', zh: '最高金额（万元）', en: 'Maximum amount (CNY 10,000)' },
  }),
  {
    ...invalid('a task that is not named', post('blade-workflow/process/claimTask', {})),
    errors: {
      zh: [{ field: 'taskId', message: '请输入taskId' }],
      en: [{ field: 'taskId', message: 'Enter taskId' }],
    },
  },
  {
    ...invalid('ten megabytes', post('policy/tags/submit', { name: 'x'.repeat(10_485_760) })),
    ...tooLarge(1),
  },
  invalid('no such call', get('policy/nothing'), 'route.notFound'),
  invalid('another method', { method: 'PUT', url: '/api/policy/tags/list' }, 'route.method'),
  invalid(
    'a key that is none',
    {
      method: 'POST',
      url: '/api/policy/tags/submit',
      payload: { name: 'x', category: 'topic' },
      headers: { 'idempotency-key': 'short' },
    },
    'request.idempotencyKey',
  ),
];

function tooLarge(limit: number) {
  return { code: 'request.tooLarge' as const, facts: { limit: `${String(limit)}MB` } };
}

/** A call with a text that is shown otherwise than it is written, or breaks what shows it. */
const unreadable = (path: string, payload: object, { field, zh, en }: Named): BadRequest => ({
  ...invalid(`${field} of ${path} that nobody can read`, post(path, payload)),
  errors: {
    zh: [{ field, message: `${zh}含有控制字符或改变文字方向的字符，请删除后重试` }],
    en: [
      {
        field,
        message: `${en} has control characters or marks that turn the direction of text; remove them`,
      },
    ],
  },
});
const taskId = randomUUID();
const turned = '同意\u202E付拨';
const texts: BadRequest[] = [
  unreadable('blade-workflow/process/completeTask', { taskId, comment: turned }, of('comment')),
  unreadable(
    'blade-workflow/process/completeTask',
    { taskId, variables: { note: '\u001B[2J' } },
    of('variables.note'),
  ),
  unreadable('blade-workflow/process/claimTask', { taskId, comment: 'a\u0007' }, of('comment')),
  unreadable('policy/projectinfo/withdraw', { id: taskId, comment: turned }, of('comment')),
  unreadable('policy/gongshi/objection', { applicationId: taskId, reason: turned }, of('reason')),
  unreadable(
    'blade-user/register-guest',
    { name: '甲\n乙', account: 'x' },
    { field: 'name', zh: '用户姓名', en: 'Name' },
  ),
];

const ids = ['1', '-1', "1' or '1'='1", '../../etc/passwd', 'undefined', '🙂', randomUUID()];
const strangeIds: BadRequest[] = ids
  .flatMap((id) => [
    ...[
      'policy/policyinfo/detail',
      'policy/tags/detail',
      'policy/projectinfo/case',
      'policy/projectinfo/detail',
    ].map((path) => invalid(`id ${id} of ${path}`, get(path, { id }), 'row.notFound')),
    // A POST takes its parameters from its query as well.
    invalid(
      `objection to ${id}`,
      {
        method: 'POST',
        url: `/api/policy/gongshi/objection?applicationId=${encodeURIComponent(id)}&reason=x`,
      },
      'row.notFound',
    ),
    invalid(`task ${id}`, get('blade-workflow/process/detail', { taskId: id }), 'row.notFound'),
    invalid(`process ${id}`, get('blade-flow/process/model-view', { processInstanceId: id }), 'row.notFound'),
    invalid(
      `file ${id}`,
      get('blade-resource/oss/endpoint/put-file-attach', { attachId: id }),
      'row.notFound',
    ),
    invalid(`guide ${id}`, get('policy/policyitem/findbyguideid', { guideId: id }), 'row.notFound'),
    invalid(`parent ${id}`, get('policy/policyitemguide/list', { policyItemId: id }), 'row.notFound'),
    invalid(`removal of ${id}`, post('policy/tags/remove', { ids: id }), 'row.notFound'),
    invalid(`change of ${id}`, post('policy/tags/submit', { id, name: 'x' }), 'row.notFound'),
    invalid(`publication of ${id}`, post('policy/policyinfo/publish', { ids: id }), 'row.notFound'),
  ])
  .filter(
    // A list by an unknown parent is empty.
    ({ name }) => name !== `parent ${ids.at(-1) ?? ''}`,
  );

/** Every bad request that the product has to meet with a sentence. */
export const badRequests: readonly BadRequest[] = [
  ...tokens,
  ...paging,
  ...bodies,
  ...texts,
  ...strangeIds,
  ...badUploads,
];
