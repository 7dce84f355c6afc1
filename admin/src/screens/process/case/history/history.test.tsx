import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { CasePage } from '../case-page.tsx';

const step = (name: string, over: object) => ({
  ...{ historyActivityId: `n-${name}`, historyActivityName: name, historyActivityType: 'userTask' },
  ...{ assigneeName: '钱立新', createTime: '2026-01-05 09:00:00', endTime: '2026-01-05 10:00:00' },
  ...over,
});
const people = [
  { id: 'u1', realName: '王芳' },
  { id: 'u2', realName: '李强' },
];
const kinds = {
  oneOf: [
    { const: 'a', title: '甲类' },
    { const: 'b', title: '乙类' },
  ],
};
const rows = { type: 'object', properties: { cost: { type: 'number', title: '金额' } } };
const of = (name: string, historyActivityType: string, over: object) =>
  step(name, { historyActivityType, assigneeName: null, ...over });
const detail = {
  process: {
    processInstanceId: 'p1',
    processDefinitionName: '用印申请',
    title: '用印',
    taskId: 't1',
    isUnread: true,
  },
  flow: [
    step('初审', { outcome: 'returned', outcomeName: '退回修改', durationMs: 26 * 3_600_000 + 5 * 60_000 }),
    step('修改', { outcome: 'resubmitted', durationMs: 20_000, taskId: 't2' }),
    step('复审', { endTime: null, durationMs: null, readTime: '2026-01-06 08:30:00' }),
    of('抄送财务', 'serviceTask', { comments: [{ content: '', action: 'copied', toNames: ['赵敏'] }] }),
    ...[of('g', 'exclusiveGateway', {}), of('算分', 'scriptTask', {}), of('通知', 'sendTask', {})],
    of('等候公示', 'intermediateCatchEvent', { durationMs: 3 * 3_600_000 }),
    ...[
      of('联审', 'subProcess', { endTime: null }),
      of('Event_1', 'intermediateCatchEvent', { historyActivityId: 'Event_1', endTime: null }),
    ],
  ],
  buttons: [],
  form: {
    schema: {
      properties: {
        copies: { type: 'integer', title: '份数' },
        seal: { title: '印章', oneOf: [{ const: 'a', title: '公章' }] },
      },
    },
    permissions: {},
  },
  formChanges: [
    { taskId: 't2', field: 'copies', before: 2, after: 3 },
    { taskId: 't2', field: 'seal', before: null, after: 'a' },
    ...[
      {
        ...{ field: 'who', before: 'u1', after: 'u2', part: { type: 'string', title: '经办人' } },
        ...{ userName: '王芳', layout: { 'ui:widget': 'person' } },
      },
      {
        ...{
          field: 'papers',
          before: [],
          after: ['f1'],
          part: { type: 'array', title: '合同', 'x-files': {} },
        },
        layout: { 'ui:options': { names: { f1: '合同.pdf' } } },
      },
      {
        field: 'kinds',
        before: ['a'],
        after: ['a', 'b'],
        part: { type: 'array', title: '类别', items: kinds },
      },
      {
        field: 'rows',
        before: [],
        after: [{ cost: 5 }],
        part: { type: 'array', title: '明细', items: rows },
      },
    ].map((change) => ({ taskId: 't2', ...change })),
  ],
  signers: [
    { taskId: 's1', name: '王芳', signs: 'before', outcome: 'approved', endTime: '2026-01-05 11:00:00' },
    { taskId: 's2', name: '李强', signs: null, outcome: null, endTime: null },
  ],
  readers: [
    { name: '赵敏', readTime: '2026-01-05 12:30:00' },
    { name: '孙浩', readTime: null },
  ],
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('the history tells every return and how long each step took, who signs, and who has read', async () => {
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" />, {
    get: vi
      .fn()
      .mockImplementation((path: string) =>
        Promise.resolve(path === 'blade-user/search/user' ? { records: people, total: 2 } : detail),
      ),
    post,
  });
  const signers = within(await screen.findByRole('region', { name: '会签情况' }));
  expect(signers.getByText('1/2已签署')).toBeTruthy();
  expect(signers.getByText('王芳').closest('li')?.textContent).toBe('王芳办理前同意');
  expect(signers.getByText('李强').closest('li')?.textContent).toBe('李强未签署');
  const readers = within(screen.getByRole('region', { name: '抄送阅读' }));
  expect(readers.getByText('赵敏').closest('li')?.textContent).toBe('赵敏2026-01-05 12:30已读');
  expect(readers.getByText('孙浩').closest('li')?.textContent).toBe('孙浩未读');
  const line = (name: string) => screen.queryByText(name)?.closest('li')?.textContent;
  expect(line('初审')).toContain('历时1天 2小时退回修改');
  expect(line('修改')).toContain('历时不到1分钟重新提交');
  expect(line('修改')).toContain('修改了“份数”：2 → 3');
  expect(line('修改')).toContain('修改了“印章”：（空） → 公章');
  await vi.waitFor(() => expect(line('修改')).toContain('王芳修改了“经办人”：王芳 → 李强'));
  for (const text of ['修改了“合同”：（空） → 合同.pdf', '修改了“类别”：甲类 → 甲类、乙类'])
    expect(line('修改')).toContain(text);
  expect(line('修改')).toContain('修改了“明细”：修改前 （空）修改后 金额5');
  expect(line('复审')).toContain('2026-01-06 08:30已读');
  expect(post).toHaveBeenCalledWith('blade-workflow/process/readTask', { taskId: 't1' }, { quiet: true });
  expect(line('复审')).not.toContain('历时');
  // What the process did and waited for itself is told too, by its kind where it has no name.
  expect(line('抄送财务')).toContain('流程 抄送给 赵敏');
  expect(line('等候公示')).toContain('历时3小时');
  for (const name of ['算分', '通知', '联审']) expect(line(name)).toBeTruthy();
  expect([line('等待'), line('Event_1')]).toEqual(['等待2026-01-05 09:00等待中', undefined]);
});
