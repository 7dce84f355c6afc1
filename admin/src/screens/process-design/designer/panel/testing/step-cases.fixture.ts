import { task, many, text, tick, pick } from './field-case.fixture.ts';
import type { FieldCase } from './field-case.fixture.ts';

const processFields: FieldCase[] = [
  { inside: '', id: 'p', part: '基本信息', fill: text('名称', '用印'), kept: ['name="用印"'] },
  {
    ...{ inside: '', id: 'p', part: '基本信息', fill: text('英文名称', 'Use of the seal') },
    kept: ['<policy:label en="Use of the seal" />'],
  },
  {
    ...{ inside: '', id: 'p', part: '基本信息', fill: pick('业务类型', '项目申报') },
    kept: ['<policy:case type="application" />'],
  },
  {
    ...{ inside: '', id: 'p', part: '基本信息', fill: text('编号规则', 'YY{yyyy}-{000}') },
    kept: ['serial="YY{yyyy}-{000}"'],
  },
  {
    ...{ inside: '', id: 'p', part: '基本信息', fill: text('标题规则', '{starter}') },
    kept: ['title="{starter}"'],
  },
];

const taskFields: FieldCase[] = [
  {
    ...{ inside: task('<policy:copyTo role="r"/>'), part: '抄送', fill: pick('角色', '财务') },
    kept: ['<policy:copyTo role="finance" />'],
  },
  { inside: task(), part: '基本信息', fill: text('名称', '审核'), kept: ['name="审核"'] },
  {
    ...{ inside: task(), part: '基本信息', fill: text('英文名称', 'Review') },
    kept: ['<policy:label en="Review" />'],
  },
  { inside: task(), part: '基本信息', fill: text('优先级', '80'), kept: ['flowable:priority="80"'] },
  {
    inside: task(),
    part: '办理人',
    fill: text('指定办理人', '${boss}'),
    kept: ['flowable:assignee="${boss}"'],
  },
  {
    ...{ inside: task('', 'x:candidateGroups="legal"'), part: '办理人' },
    ...{ fill: text('候选角色', 'finance'), kept: ['x:candidateGroups="finance"'] },
  },
  {
    ...{ inside: task('<policy:candidate role="r"/>'), part: '办理人', fill: pick('角色', '财务') },
    kept: ['<policy:candidate role="finance" />'],
  },
  {
    ...{ inside: task('<policy:candidate role="r"/>'), part: '办理人', fill: pick('候选方式', '岗位') },
    kept: ['<policy:candidate post="clerk" />'],
  },
  {
    ...{
      inside: task('<policy:candidate leader="1"/>'),
      part: '办理人',
      fill: pick('向上级数', '向上 3 级'),
    },
    kept: ['<policy:candidate leader="3" />'],
  },
  {
    ...{ inside: task(), part: '办理人', fill: pick('找不到办理人时', '自动通过') },
    kept: ['<policy:nobody act="skip" />'],
  },
  {
    inside: task(),
    part: '办理人',
    fill: tick('就是发起人'),
    kept: ['<policy:samePerson as="initiator" />'],
  },
  {
    inside: task(),
    part: '办理按钮',
    fill: pick('从按钮库添加', '暂缓'),
    kept: ['key="hold"', 'commentRequired="true"'],
    shownAs: text('标识', 'hold'),
  },
  ...(
    [
      [text('标识', 'ok'), 'key="ok"'],
      [text('名称', '同意'), 'name="同意"'],
      [text('英文名称', 'OK'), 'nameEn="OK"'],
      [tick('意见必填'), 'commentRequired="true"'],
    ] as const
  ).map(([fill, kept]): FieldCase => ({
    ...{ inside: task('<policy:button key="b"/>'), part: '办理按钮', fill, kept: [kept] },
  })),
  {
    inside: task(),
    part: '驳回',
    fill: pick('驳回时', '退回上一环节'),
    kept: ['<policy:reject to="previous" />'],
  },
  {
    ...{ inside: task('<policy:reject to="previous"/>'), part: '驳回' },
    ...{
      fill: pick('对方办理后', '直接回到本环节'),
      kept: ['<policy:reject to="previous" then="straight" />'],
    },
  },
  {
    ...{ inside: `${task('<policy:reject to="node"/>')}<userTask id="b" name="初审"/>`, part: '驳回' },
    ...{ fill: pick('指定环节', '初审'), kept: ['<policy:reject to="node" node="b" />'] },
  },
  {
    ...{ inside: task(), part: '办理权限', fill: tick('转办', false) },
    kept: ['<policy:handling without="transfer" />'],
  },
  {
    ...{
      inside: task('<policy:handling without="transfer,urge" backTo="b" chosen="true"/>'),
      part: '办理权限',
    },
    ...{ fill: tick('催办'), kept: ['<policy:handling without="transfer" backTo="b" chosen="true" />'] },
  },
  {
    // What says nothing more goes.
    ...{ inside: task('<policy:handling without="copy"/><policy:form key="f"/>'), part: '办理权限' },
    ...{ fill: tick('抄送'), kept: ['<policy:form key="f" />'] },
  },
  {
    ...{ inside: `${task()}<userTask id="b" name="初审"/>`, part: '办理权限' },
    ...{ fill: pick('可退回的环节', '初审'), kept: ['<policy:handling backTo="b" />'] },
  },
  {
    ...{ inside: task(), part: '办理权限', fill: tick('由上一步的办理人或发起人指定办理人') },
    kept: ['<policy:handling chosen="true" />'],
  },
  { inside: task(), part: '期限与超时', fill: text('办理期限', 'P3D'), kept: ['flowable:dueDate="P3D"'] },
  {
    ...{ inside: task(), part: '期限与超时', fill: tick('按工作日计算（节假日表）') },
    kept: ['flowable:businessCalendarName="workdays"'],
  },
  ...(
    [
      [text('多久之后', 'PT4H'), 'after="PT4H"'],
      [text('重复提醒', 'R3/PT4H'), 'repeat="R3/PT4H"'],
      [pick('处理方式', '自动通过'), 'act="pass"'],
    ] as const
  ).map(([fill, kept]): FieldCase => ({
    ...{
      inside: task('<policy:deadline act="remind" after="P1D"/>'),
      part: '期限与超时',
      fill,
      kept: [kept],
    },
  })),
];

const severalFields: FieldCase[] = [
  { inside: many(), part: '多人办理', fill: pick('方式', '依次'), kept: ['isSequential="true"'] },
  {
    inside: many(),
    part: '多人办理',
    fill: text('人员集合', 'people'),
    kept: ['flowable:collection="people"'],
  },
  {
    inside: many(),
    part: '多人办理',
    fill: text('每一项的变量', 'one'),
    kept: ['flowable:elementVariable="one"'],
  },
  { inside: many(), part: '多人办理', fill: text('次数', '5'), kept: ['>5<'] },
  {
    inside: many(),
    part: '多人办理',
    fill: pick('完成条件', '过半'),
    kept: ['${nrOfCompletedInstances &gt; 1}'],
  },
  {
    inside: many(),
    part: '多人办理',
    fill: pick('表决方式', '按比例'),
    kept: ['<policy:vote rule="percentage" />'],
  },
  {
    ...{ inside: many('<policy:vote rule="percentage" percent="50"/>'), part: '多人办理' },
    ...{ fill: text('通过比例（%）', '60'), kept: ['percent="60"'] },
  },
  {
    ...{ inside: many('<policy:vote rule="percentage" percent="50"/>'), part: '多人办理' },
    ...{ fill: text('一票否决', 'true'), kept: ['veto="true"', 'percent="50"'] },
  },
  ...(
    [
      ['通过票数', 'threshold'],
      ['权重表达式', 'weights'],
    ] as const
  ).map(([label, name]): FieldCase => ({
    ...{ inside: many('<policy:vote rule="ballot"/>'), part: '多人办理', fill: text(label, '7') },
    kept: [`${name}="7"`],
  })),
  {
    // What another rule takes does not go along.
    ...{
      inside: many('<policy:vote rule="ballot" weights="w" percent="60" veto="true"/>'),
      part: '多人办理',
    },
    ...{
      fill: pick('表决方式', '按比例'),
      kept: ['<policy:vote rule="percentage" percent="60" veto="true" />'],
    },
  },
];

/** The fields of a process and of the steps that people do. */
export const stepCases: readonly FieldCase[] = [...processFields, ...taskFields, ...severalFields];
