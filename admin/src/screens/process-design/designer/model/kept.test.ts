import { expect, it } from 'vitest';

import {
  readTimer,
  readTimerWorkdays,
  readTold,
  writeTimer,
  writeTimerWorkdays,
  writeTold,
} from './events.ts';
import type { Said } from './extensions.ts';
import { readChildren, readOnly, writeChildren, writeOnly } from './extensions.ts';
import { isDefault, readCondition, writeCondition, writeDefault } from './flows.ts';
import type { Loop } from './loop.ts';
import { readLoop, writeLoop } from './loop.ts';
import { partsOf } from './moddle.ts';
import type { Moddle } from './moddle.ts';
import { opened, xmlOf } from './document.fixture.ts';
import { readVendor, readVendorChildren, writeVendor, writeVendorChildren } from './vendor.ts';

const line = xmlOf(
  '<userTask id="a"/><exclusiveGateway id="g"/><endEvent id="e"/><sequenceFlow id="f" sourceRef="g" targetRef="e"/><sequenceFlow id="d" sourceRef="g" targetRef="a"/>',
);

it.each<[string, Said[]]>([
  ['Candidate', [{ role: 'reviewer', department: '${agencyId}' }, { user: 'u1,u2' }]],
  ['Candidate', [{ post: 'clerk', department: 'd1' }, { relation: 'initiator' }, { leader: '2' }]],
  ['Candidate', [{ duty: 'signer' }, { duty: 'preparer' }]],
  ['Candidate', [{ leaderOf: '${agencyId}' }, { handlerOf: 'a' }, { user: '${reviewer}' }]],
  ['CopyTo', [{ role: 'finance' }, { relation: 'initiator' }]],
  ['Request', [{ endpoint: 'licences', method: 'GET', path: '/c/${code}?x=1', status: 'httpStatus' }]],
  [
    'Parameter',
    [
      { name: 'amount', value: '${amount}' },
      { name: 'note', value: '固定' },
    ],
  ],
  ['Answer', [{ from: 'data.items[0].id', to: 'licence' }]],
  ['Sms', [{ template: 'result', to: 'phone', phone: '${contactPhone}' }]],
  ['Notice', [{ title: '${title}', text: '请留意' }]],
  ['NoticeTo', [{ role: 'finance' }, { relation: 'initiator' }]],
  ['Nobody', [{ act: 'fallback', user: 'u1' }]],
  ['Nobody', [{ act: 'skip' }]],
  ['Naming', [{ serial: 'QJ{yyyy}{MM}-{0000}', title: '{starter}：{reason}' }]],
  ['Withdrawing', [{ does: 'goesBack' }]],
  ['Urging', [{ most: '3', minutes: '60' }]],
  ['Urging', [{ never: true }]],
  ['Reject', [{ to: 'node', node: 'a', then: 'straight' }]],
  ['Reject', [{ to: 'previous' }]],
  ['Handling', [{ without: 'transfer,urge', backTo: 'b,c', chosen: true }]],
  ['SamePerson', [{ as: 'initiator,adjacent,earlier' }]],
  [
    'Deadline',
    [
      { act: 'remind', after: 'P2D', repeat: 'R3/PT4H' },
      { act: 'transfer', after: '${due}', user: 'u1' },
      { act: 'pass', after: 'P5D', calendar: 'workdays' },
    ],
  ],
  ['Vote', [{ rule: 'percentage', percent: '60', veto: '${chiefs}' }]],
  [
    'Button',
    [
      ...[
        {
          key: 'approved',
          name: '同意',
          nameEn: 'Approve',
          status: 'approved',
          effect: 'application.fixAmount',
        },
      ],
      { key: 'large', name: '转审', confirm: '确定转审？', confirmEn: 'Sure?', shownIf: '${amount > 10000}' },
      { key: 'rejected', name: '不同意', sort: '3', commentRequired: true },
    ],
  ],
  [
    'Field',
    [
      { name: 'amount', access: 'edit', required: true },
      { name: 'note', access: 'hidden' },
    ],
  ],
  ['Vote', [{ rule: 'ballot', weights: '${weights}', threshold: '5', veto: 'true' }]],
  [
    'On',
    [
      { act: 'claim', status: 'reviewing' },
      { act: 'return', effect: 'application.askForCorrection' },
    ],
  ],
])('what a step says with %s is there when it is opened again', async (type, said) => {
  const { editing, find, reopen } = await opened(line);
  writeChildren({ editing, element: find('a') }, type, said);
  const again = await reopen();
  expect(readChildren(again.find('a'), type)).toEqual(said);
  writeChildren({ editing: again.editing, element: again.find('a') }, type, []);
  expect(readChildren((await again.reopen()).find('a'), type)).toEqual([]);
});

it('who need not decide again is saved with the rest, and still there beside a later change (ruoyi-vue-pro #788)', async () => {
  const { editing, find, reopen } = await opened(line);
  writeOnly(editing, find('a'), { type: 'SamePerson', name: 'as', value: 'initiator,adjacent' });
  writeChildren({ editing, element: find('a') }, 'Button', [{ key: 'approved' }]);
  const again = await reopen();
  writeChildren({ editing: again.editing, element: again.find('a') }, 'Reject', [{ to: 'owner' }]);
  expect(readOnly((await again.reopen()).find('a'), 'SamePerson', 'as')).toBe('initiator,adjacent');
});

it.each([
  ['p', 'Case', 'type', 'application'],
  ['a', 'Form', 'key', 'apply-form'],
  ['a', 'Status', 'value', 'reviewing'],
  ['e', 'Ending', 'status', 'rejected'],
])(
  'what %s says with %s is there when it is opened again, beside the rest',
  async (...[id, type, name, value]) => {
    const { editing, find, reopen } = await opened(line);
    writeChildren({ editing, element: find(id) }, 'On', [{ act: 'enter', status: 'x' }]);
    writeOnly(editing, find(id), { type, name, value });
    const again = await reopen();
    expect(readOnly(again.find(id), type, name)).toBe(value);
    expect(readChildren(again.find(id), 'On')).toEqual([{ act: 'enter', status: 'x' }]);
  },
);

it.each(['assignee', 'dueDate', 'businessCalendarName', 'formKey', 'priority'])(
  '%s is kept under a namespace that is declared for it',
  async (name) => {
    const { editing, find, reopen } = await opened(line);
    writeVendor({ editing, element: find('a') }, name, '${someone}');
    expect(readVendor((await reopen()).find('a'), name)).toBe('${someone}');
  },
);

it('attributes of other engines are read and written where they stand, and what is unknown stays', async () => {
  const camunda = 'xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:other="urn:other"';
  const inside =
    '<userTask id="a" camunda:assignee="bo" other:colour="red"><extensionElements><camunda:taskListener class="x"/><other:thing deep="1"/></extensionElements></userTask>';
  const { editing, find, reopen } = await opened(xmlOf(inside, camunda));
  expect(readVendor(find('a'), 'assignee')).toBe('bo');
  writeVendor({ editing, element: find('a') }, 'assignee', 'li');
  writeChildren({ editing, element: find('a') }, 'Button', [{ key: 'ok' }]);
  const again = await reopen();
  expect(again.find('a').$attrs).toEqual({ 'camunda:assignee': 'li', 'other:colour': 'red' });
  const holder = again.find('a').get('extensionElements') as Moddle;
  expect(partsOf(holder, 'values').map(({ $type }) => $type)).toEqual([
    ...['camunda:taskListener', 'other:thing', 'policy:Button'],
  ]);
});

it('a loop is kept, and what the panel does not know of one stays with it', async () => {
  const { editing, find, reopen } = await opened(line);
  const loop: Loop = {
    ...{
      kind: 'sequential',
      collection: 'people',
      item: 'person',
      count: '',
      completion: '${nrOfCompletedInstances > 1}',
    },
  };
  writeLoop(editing, find('a'), loop);
  const again = await reopen();
  expect(readLoop(again.find('a'))).toEqual(loop);
  writeLoop(again.editing, again.find('a'), { kind: 'parallel', count: '3', collection: '', item: '' });
  expect(readLoop((await again.reopen()).find('a'))).toMatchObject({
    kind: 'parallel',
    count: '3',
    collection: '',
  });
  writeLoop(again.editing, again.find('a'), { kind: 'once' });
  expect(readLoop((await again.reopen()).find('a')).kind).toBe('once');
});

it('a condition is kept, and which flow is taken where none holds', async () => {
  const { editing, find, reopen } = await opened(line);
  writeCondition(editing, find('f'), "${outcome == 'approved' && amount > 3}");
  writeDefault(editing, find('d'), true);
  const again = await reopen();
  expect(readCondition(again.find('f'))).toBe("${outcome == 'approved' && amount > 3}");
  expect([isDefault(again.find('d')), isDefault(again.find('f'))]).toEqual([true, false]);
  writeCondition(again.editing, again.find('f'), '');
  expect(readCondition((await again.reopen()).find('f'))).toBe('');
});

it.each(['timeDate', 'timeDuration', 'timeCycle'] as const)('a timer keeps its %s', async (kind) => {
  const event =
    '<intermediateCatchEvent id="t"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>';
  const { editing, find, reopen } = await opened(xmlOf(event));
  writeTimer(editing, find('t'), { kind, value: 'R3/P1D' });
  writeTimerWorkdays({ editing, element: find('t') }, true);
  const again = await reopen();
  expect(readTimer(again.find('t'))).toEqual({ kind, value: 'R3/P1D' });
  expect(readTimerWorkdays(again.find('t'))).toBe(true);
  writeTimerWorkdays({ editing: again.editing, element: again.find('t') }, false);
  expect(readTimerWorkdays((await again.reopen()).find('t'))).toBe(false);
});

it.each(['message', 'signal', 'error', 'escalation'] as const)(
  'a %s is declared once, for all who name it',
  async (kind) => {
    const both = ['x', 'y'].map((id) => `<endEvent id="${id}"><${kind}EventDefinition/></endEvent>`);
    const { editing, find, reopen } = await opened(xmlOf(both.join('')));
    writeTold(editing, find('x'), '已到账');
    writeTold(editing, find('y'), '已到账');
    const again = await reopen();
    expect([readTold(again.find('x')), readTold(again.find('y'))]).toEqual(
      ['x', 'y'].map(() => ({ kind, name: '已到账' })),
    );
    const declared = partsOf(again.find('x').$parent?.$parent as Moddle, 'rootElements');
    expect(declared.filter(({ $type }) => $type.toLowerCase() === `bpmn:${kind}`)).toHaveLength(1);
  },
);

it('the version that a call asks for is kept', async () => {
  const { editing, find, reopen } = await opened(xmlOf('<callActivity id="c" calledElement="${which}"/>'));
  for (const [name, value] of [
    ['calledElementBinding', 'version'],
    ['calledElementVersion', '3'],
  ] as const)
    writeVendor({ editing, element: find('c') }, name, value);
  const again = (await reopen()).find('c');
  expect(['calledElementBinding', 'calledElementVersion'].map((name) => readVendor(again, name))).toEqual([
    'version',
    '3',
  ]);
  expect(again['calledElement']).toBe('${which}');
});

it('what a call hands in and out is kept', async () => {
  const { editing, find, reopen } = await opened(xmlOf('<callActivity id="c" calledElement="q"/>'));
  writeVendorChildren({ editing, element: find('c') }, 'in', [{ source: 'a', target: 'b' }]);
  writeVendorChildren({ editing, element: find('c') }, 'out', [
    { sourceExpression: '${b + 1}', target: 'a' },
  ]);
  const again = await reopen();
  expect(readVendorChildren(again.find('c'), 'in')).toEqual([{ source: 'a', target: 'b' }]);
  expect(readVendorChildren(again.find('c'), 'out')).toEqual([{ sourceExpression: '${b + 1}', target: 'a' }]);
});
