import { describe, expect, it } from 'vitest';

import {
  button,
  candidate,
  draw,
  element,
  end,
  flow,
  path,
  start,
  subProcess,
  timer,
  userTask,
  line,
} from '../../../test/bpmn/draw.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import { parseModel } from './parse.ts';

describe('a model at deployment', () => {
  it.each([
    [
      'a task in a loop without waiting',
      line(element('userTask', 'id="a"', '<standardLoopCharacteristics/>')),
      'standardLoopCharacteristics',
    ],
    [
      'a compensation task',
      line(element('userTask', 'id="a" isForCompensation="true"')),
      'isForCompensation',
    ],
    [
      'a skip expression',
      line(element('userTask', 'id="a" flowable:skipExpression="${true}"')),
      'skipExpression',
    ],
    ['a Java service', line(element('serviceTask', 'id="a" flowable:class="a.B"')), 'class'],
    [
      'a listener',
      line(userTask('a', '<flowable:taskListener event="create" class="a.B"/>')),
      'taskListener',
    ],
    [
      'a call of the version that was deployed together with its caller',
      line(element('callActivity', 'id="a" calledElement="x" flowable:calledElementBinding="deployment"')),
      'calledElementBinding deployment',
    ],
  ])('%s is refused by its name', async (_, xml, feature) => {
    expect(await refusalOfModel(xml)).toMatchObject({ code: 'workflow.modelFeature', feature });
  });

  it.each([
    ['complexGateway', '<complexGateway id="a"/>'],
    ['businessRuleTask', '<businessRuleTask id="a"/>'],
    ['transaction', `<transaction id="a">${start('s')}</transaction>`],
    ['adHocSubProcess', '<adHocSubProcess id="a"/>'],
    [
      'linkEventDefinition',
      '<intermediateCatchEvent id="a"><linkEventDefinition name="l"/></intermediateCatchEvent>',
    ],
    [
      'conditionalEventDefinition',
      element('manualTask', 'id="a"') +
        element('boundaryEvent', 'id="b" attachedToRef="a"', '<conditionalEventDefinition/>'),
    ],
    [
      'compensateEventDefinition',
      element('manualTask', 'id="a"') + end('bad', '<compensateEventDefinition/>'),
    ],
  ])('%s is refused by its type', async (type, xml) => {
    expect(await refusalOfModel(line(xml))).toMatchObject({ code: 'workflow.modelElement', element: type });
  });

  it.each([
    ['a document that is no XML', 'workflow.modelXml', '<definitions'],
    ['an element that BPMN does not know', 'workflow.modelXml', line('<foo id="a"/>')],
    ['a document without a process', 'workflow.modelEmpty', draw('p').replace(/<process.*process>/, '')],
    [
      'a process that must not run',
      'workflow.modelEmpty',
      draw('p').replace('<process', '<process isExecutable="false"'),
    ],
    ['a flow into nothing', 'workflow.modelFlow', draw('p', start(), flow('start', 'nowhere'))],
    [
      'a flow out of a subprocess',
      'workflow.modelFlow',
      line(subProcess('a', start('s'), userTask('u'), path('s', 'u')), flow('u', 'end')),
    ],
    ['no start event', 'workflow.modelStart', draw('p', userTask('a'))],
    ['two start events', 'workflow.modelStart', draw('p', start('one'), start('two'))],
    ['a subprocess without a start', 'workflow.modelStart', line(subProcess('a', userTask('u')))],
    ['one id for two elements', 'workflow.modelXml', line(userTask('a'), userTask('a'))],
    [
      'a condition with a syntax error',
      'workflow.expressionSyntax',
      draw('p', start(), userTask('a'), flow('start', 'a', 'x &&')),
    ],
    ['a button without a key', 'workflow.modelMissing', line(userTask('a', '<policy:button name="x"/>'))],
    [
      'a field with an unknown access',
      'workflow.modelMissing',
      line(userTask('a', '<policy:field name="x" access="write"/>')),
    ],
    ['a candidate who is nobody', 'workflow.nobodyNamed', line(userTask('a', '<policy:candidate/>'))],
    [
      'a starter who is nobody, and would be everybody',
      'workflow.nobodyNamed',
      draw(
        'p',
        element('startEvent', 'id="start"', element('extensionElements', '', '<policy:candidate/>')),
        userTask('a'),
        end(),
        path('start', 'a', 'end'),
      ),
    ],
    [
      'a start that catches an error, of a process',
      'workflow.modelStartEvent',
      draw('p', '<startEvent id="start"><errorEventDefinition errorRef="m"/></startEvent>'),
    ],
    [
      'an event subprocess that nothing begins',
      'workflow.modelStartEvent',
      line(userTask('a'), element('subProcess', 'id="e" triggeredByEvent="true"', start('s'))),
    ],
    [
      'an event gateway before a task',
      'workflow.modelEventGateway',
      line(userTask('a'), '<eventBasedGateway id="g"/>', path('a', 'g', 'end')),
    ],
    [
      'an error end without an error',
      'workflow.modelMissing',
      line(userTask('a'), end('bad', '<errorEventDefinition/>')),
    ],
    ...['R/PT1H', 'R0/PT1H', '0 0 9 * * ?'].map((cycle) => [
      `a timer that repeats as ${cycle}`,
      'workflow.timerInvalid',
      line(userTask('a'), timer('t', 'a', { every: cycle })),
    ]),
    ['a send task without a message', 'workflow.modelMissing', line('<sendTask id="a"/>')],
    [
      'a script in another language',
      'workflow.modelFeature',
      line(element('scriptTask', 'id="a" scriptFormat="javascript"', '<script>x = 1; y = 2</script>')),
    ],
    ['a timer without a time', 'workflow.modelMissing', line(userTask('a'), timer('t', 'a', { after: '' }))],
  ])('%s is refused', async (_, code, xml) => {
    expect(await refusalOfModel(xml)).toMatchObject({ code });
  });

  it('flows without an id get one, and blanks around ids do not matter', async () => {
    const xml = draw('p', start(), end(), '<sequenceFlow sourceRef="start " targetRef=" end"/>');
    const [definition] = await parseModel(xml);
    expect(definition?.nodes.get('start')?.outgoing).toMatchObject([{ id: 'p-flow-1', targetId: 'end' }]);
  });

  it('a user task carries its candidates, buttons, fields, form and status', async () => {
    const [definition] = await parseModel(
      line(
        userTask(
          'a',
          candidate('role="reviewer" department="${agencyId}"'),
          button(
            'approved',
            'name="通过" nameEn="Approve" status="approved" effect="case.decide" commentRequired="true" confirm="确定吗？"',
          ),
          '<policy:field name="amount" access="edit" required="true"/>',
          '<policy:form key="review"/>',
          '<policy:status value="reviewing"/>',
          '<policy:on act="claim" status="seen" effect="case.see"/>',
        ),
      ),
    );
    expect(definition?.nodes.get('a')).toMatchObject({
      type: 'userTask',
      formKey: 'review',
      on: {
        enter: { status: 'reviewing', effect: null },
        claim: { status: 'seen', effect: 'case.see' },
      },
      candidates: [{ user: null, role: { source: 'reviewer' }, department: { source: '${agencyId}' } }],
      buttons: [
        {
          key: 'approved',
          name: '通过',
          nameEn: 'Approve',
          sort: 1,
          status: 'approved',
          effect: 'case.decide',
          commentRequired: true,
          confirm: '确定吗？',
          confirmEn: '确定吗？',
          shownIf: null,
        },
      ],
      fields: [{ name: 'amount', access: 'edit', required: true }],
    });
  });

  it('a process names its case, and a receive task its outcomes', async () => {
    const [definition] = await parseModel(
      draw(
        'p',
        '<extensionElements><policy:case type="application"/></extensionElements>',
        start(),
        element(
          'receiveTask',
          'id="wait"',
          element('extensionElements', '', button('objection', 'effect="case.object"')),
        ),
        path('start', 'wait'),
      ),
    );
    expect(definition?.caseType).toBe('application');
    expect(definition?.nodes.get('wait')).toMatchObject({
      buttons: [{ key: 'objection', effect: 'case.object', status: null }],
    });
  });

  it('an occasion that the engine does not know is refused', async () => {
    const xml = line(userTask('a', '<policy:on act="delegate" status="seen"/>'));
    await expect(parseModel(xml)).rejects.toMatchObject({ code: 'workflow.modelMissing' });
  });

  it.each([
    'flowable="http://flowable.org/bpmn"',
    'activiti="http://activiti.org/bpmn"',
    'c="http://camunda.org/schema/1.0/bpmn"',
  ])('vendor attributes are read under xmlns:%s', async (namespace) => {
    const prefix = namespace.split('=')[0] ?? '';
    const xml = line(
      element('userTask', `id="a" ${prefix}:assignee="kermit" ${prefix}:candidateGroups="x,y"`),
    );
    const [definition] = await parseModel(
      xml.replace('xmlns:flowable="http://flowable.org/bpmn"', `xmlns:${namespace}`),
    );
    expect(definition?.nodes.get('a')).toMatchObject({
      assignee: { source: 'kermit' },
      candidates: [{ role: { source: 'x,y' } }],
    });
  });
});
