import {
  extended,
  event,
  timer,
  gateway,
  service,
  call,
  data,
  text,
  tick,
  pick,
} from './field-case.fixture.ts';
import type { FieldCase } from './field-case.fixture.ts';

const flowFields: FieldCase[] = [
  {
    ...{ inside: gateway, part: '基本信息', fill: text('英文名称', 'Agreed') },
    kept: ['<policy:label en="Agreed" />'],
  },
  { inside: gateway, part: '流转', fill: tick('默认流（其他条件都不满足时）'), kept: ['default="a"'] },
  { inside: gateway, part: '流转', fill: text('流转条件', '${a > 1}'), kept: ['${a &gt; 1}'] },
  {
    ...{ inside: gateway, part: '流转', fill: pick('从条件库选择', '金额较大'), kept: ['${amount &gt; 9}'] },
    shownAs: text('流转条件', '${amount > 9}'),
  },
];

const told = (kind: string) => `<${kind}EventDefinition/>`;
const eventFields: FieldCase[] = [
  {
    inside: '<startEvent id="a"/>',
    part: '发起',
    fill: text('发起人变量', 'me'),
    kept: ['flowable:initiator="me"'],
  },
  {
    ...{ inside: '<startEvent id="a"/>', part: '发起', fill: tick('发起时可选择抄送人', false) },
    kept: ['<policy:handling without="copy" />'],
  },
  {
    ...{
      inside: extended('startEvent', '<policy:candidate role="r"/>'),
      part: '发起',
      fill: pick('角色', '财务'),
    },
    kept: ['<policy:candidate role="finance" />'],
  },
  {
    ...{ inside: event('intermediateCatchEvent', timer), part: '定时', fill: text('时间', 'P3D') },
    kept: ['>P3D</bpmn:timeDuration>'.replace('bpmn:', '')],
  },
  {
    ...{ inside: event('intermediateCatchEvent', timer), part: '定时', fill: pick('类型', '日期') },
    kept: ['>PT1H</timeDate>'],
  },
  {
    ...{
      inside: event('intermediateCatchEvent', timer),
      part: '定时',
      fill: tick('按工作日计算（节假日表）'),
    },
    kept: ['flowable:businessCalendarName="workdays"'],
  },
  ...(
    [
      ['message', '消息名称', 'intermediateCatchEvent', 'name="已到账"'],
      ['signal', '信号名称', 'intermediateThrowEvent', 'name="已到账"'],
      ['error', '错误代码', 'endEvent', 'errorCode="已到账"'],
      ['escalation', '升级代码', 'endEvent', 'escalationCode="已到账"'],
    ] as const
  ).map(([kind, label, type, kept]): FieldCase => ({
    ...{ inside: event(type, told(kind)), part: '消息与信号', fill: text(label, '已到账'), kept: [kept] },
  })),
  {
    ...{ inside: '<sendTask id="a"/>', part: '消息与信号', fill: text('消息名称', '已到账') },
    kept: ['name="已到账"', 'messageRef="message_1"'],
  },
  {
    ...{ inside: event('boundaryEvent', timer, 'attachedToRef="t"'), part: '定时' },
    ...{ fill: tick('触发时中断原活动', false), kept: ['cancelActivity="false"'] },
  },
  {
    ...{ inside: event('endEvent', '<terminateEventDefinition/>'), part: '终止' },
    ...{ fill: tick('同时终止调用它的流程'), kept: ['flowable:terminateAll="true"'] },
  },
  {
    ...{ inside: event('endEvent', ''), part: '业务联动', fill: pick('结束状态', '不通过') },
    kept: ['<policy:ending status="rejected" />'],
  },
];

const automaticFields: FieldCase[] = [
  {
    inside: service(),
    part: '自动计算',
    fill: text('表达式', '${a + 1}'),
    kept: ['flowable:expression="${a + 1}"'],
  },
  { inside: service(), part: '自动计算', fill: text('结果变量', 'b'), kept: ['flowable:resultVariable="b"'] },
  {
    ...{ inside: service('', 'x:resultVariableName="old"'), part: '自动计算', fill: text('结果变量', 'b') },
    kept: ['x:resultVariableName="b"'],
  },
  {
    ...{ inside: service('', 'flowable:expression="${a}" flowable:resultVariable="b"'), part: '自动计算' },
    ...{ fill: pick('执行内容', '请求服务端点'), kept: ['<policy:request method="POST" />'] },
  },
  {
    ...{ inside: service('<policy:request/>'), part: '自动计算', fill: pick('服务端点', '证照 (licences)') },
    kept: ['endpoint="licences"'],
  },
  {
    inside: service('<policy:copyTo role="r"/>'),
    part: '抄送',
    fill: pick('角色', '财务'),
    kept: ['<policy:copyTo role="finance" />'],
  },
  {
    ...{ inside: '<scriptTask id="a"/>', part: '脚本', fill: text('脚本', 'total = 1') },
    kept: ['<script>total = 1</script>'],
  },
  {
    ...{ inside: '<scriptTask id="a" scriptFormat="groovy"/>', part: '脚本', fill: pick('脚本语言', 'juel') },
    kept: ['scriptFormat="juel"'],
  },
  {
    ...{ inside: call(), part: '调用活动', fill: pick('被调用的流程', '另一流程（other）') },
    kept: ['calledElement="other"'],
  },
  {
    ...{ inside: call(), part: '调用活动', fill: text('版本号', '3') },
    kept: ['flowable:calledElementBinding="version"', 'flowable:calledElementVersion="3"'],
  },
  {
    ...{ inside: call(), part: '调用活动', fill: tick('传入全部变量') },
    kept: ['flowable:inheritVariables="true"'],
  },
  {
    // The engine would take the variable that stood beside it.
    ...{ inside: call('<x:in source="a" target="b"/>'), part: '调用活动', fill: text('来源', '${a + 1}') },
    kept: ['<flowable:in target="b" sourceExpression="${a + 1}" />'],
  },
  {
    ...{
      inside: call('<x:out sourceExpression="${a}" target="b"/>'),
      part: '调用活动',
      fill: text('来源', 'a'),
    },
    kept: ['<flowable:out target="b" source="a" />'],
  },
  {
    ...{ inside: call('<x:in source="a" target="b"/>'), part: '调用活动', fill: text('目标', 'c') },
    kept: ['<flowable:in source="a" target="c" />'],
  },
];

const dataFields: FieldCase[] = [
  { inside: data, part: '流程变量', fill: text('变量名', 'most'), kept: ['name="most"'] },
  { inside: data, part: '流程变量', fill: text('初始值', '3'), kept: ['<flowable:value>3</flowable:value>'] },
  {
    ...{ inside: data, part: '流程变量', fill: pick('类型', '整数') },
    kept: ['itemSubjectRef="int"', '<itemDefinition id="int" structureRef="xsd:int" />'],
  },
];

const processFields: FieldCase[] = (
  [
    [pick('发起人撤回', '撤回后回到发起人'), '<policy:withdrawing does="goesBack" />'],
    [tick('不允许催办'), '<policy:urging never="true" />'],
    [text('每个任务最多催办次数', '3'), '<policy:urging most="3" />'],
    [text('两次催办至少间隔（分钟）', '60'), '<policy:urging minutes="60" />'],
  ] as const
).map(([fill, kept]) => ({ inside: '', id: 'p', part: '基本信息', fill, kept: [kept] }));

const serviceFields: FieldCase[] = (
  [
    ['<policy:request/>', text('路径', '/a/${b}'), 'path="/a/${b}"'],
    ['<policy:request/>', pick('方法', 'GET'), 'method="GET"'],
    ['<policy:request/>', text('保存状态码的变量', 'http'), 'status="http"'],
    [
      '<policy:request/><policy:parameter name="p"/>',
      text('值或表达式', '${b}'),
      '<policy:parameter name="p" value="${b}" />',
    ],
    [
      '<policy:request/><policy:answer from="a" to="b"/>',
      text('取值路径', 'c[0]'),
      '<policy:answer from="c[0]" to="b" />',
    ],
    [
      '<policy:request/><policy:answer from="a" to="b"/>',
      text('变量', 'd'),
      '<policy:answer from="a" to="d" />',
    ],
    ['<policy:sms to="phone"/>', pick('短信模板', '结果通知 (result)'), 'template="result"'],
    ['<policy:sms to="phone"/>', text('手机号', '${tel}'), 'phone="${tel}"'],
    ['<policy:sms to="initiator"/>', pick('接收人', '申请人'), 'to="applicant"'],
    [
      '<policy:notice title="a" text="b"/>',
      text('站内消息标题', 'c'),
      '<policy:notice title="c" text="b" />',
    ],
    [
      '<policy:notice title="a" text="b"/>',
      text('站内消息内容', 'c'),
      '<policy:notice title="a" text="c" />',
    ],
  ] as const
).map(([inside, fill, kept]) => ({ inside: service(inside), part: '自动计算', fill, kept: [kept] }));

/** The fields of flows, events, variables, of a process as a whole and of what it does by itself. */
export const otherCases: readonly FieldCase[] = [
  ...flowFields,
  ...eventFields,
  ...automaticFields,
  ...dataFields,
  ...processFields,
  ...serviceFields,
];
