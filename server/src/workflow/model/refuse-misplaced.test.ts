import { describe, expect, it } from 'vitest';

import {
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

describe('a model in which a part would never run as it is drawn', () => {
  it.each([
    [
      'a flow into its start',
      line(userTask('a'), flow('a', 'start')),
      { code: 'workflow.modelIncoming', node: 'start' },
    ],
    [
      'a flow into a timer',
      line(userTask('a'), timer('t', 'a', { after: 'PT1H' }), flow('t', 'end'), flow('a', 't')),
      { code: 'workflow.modelIncoming', node: 't' },
    ],
    [
      'a flow out of its end',
      line(userTask('a'), flow('end', 'a')),
      { code: 'workflow.modelOutgoing', node: 'end' },
    ],
    [
      'a timer on what cannot wait',
      line(element('manualTask', 'id="a"'), timer('t', 'a', { after: 'PT1H' }), flow('t', 'end')),
      { code: 'workflow.modelBoundary', node: 't' },
    ],
    [
      'a step that nothing leads to',
      line(userTask('a'), userTask('b'), flow('b', 'end')),
      { code: 'workflow.modelUnreached', node: 'b' },
    ],
    [
      'steps that lead to each other alone',
      line(userTask('a'), userTask('b'), userTask('c'), path('b', 'c', 'b')),
      { code: 'workflow.modelUnreached', node: 'b' },
    ],
    [
      'one inside a subprocess',
      line(subProcess('a', start('s'), end('e'), userTask('b'), path('s', 'e'), flow('b', 'e'))),
      { code: 'workflow.modelUnreached', node: 'b' },
    ],
  ])('%s is refused', async (_, xml, refusal) => {
    expect(await refusalOfModel(xml)).toMatchObject(refusal);
  });

  it('what a timer, a subprocess and its border lead to is reached', async () => {
    const inside = [start('s'), userTask('b'), end('e'), path('s', 'b', 'e')];
    const xml = line(
      ...[
        subProcess('a', ...inside),
        timer('t', 'a', { after: 'PT1H' }),
        userTask('late'),
        path('t', 'late', 'end'),
      ],
    );
    expect(await parseModel(xml)).toHaveLength(1);
  });

  it.each([
    ['a duration', { after: 'tomorrow' }],
    ['a date', { at: '2026-02-30T10:00' }],
  ])('%s that is none is refused, not met by the first case that comes there', async (_, when) => {
    const xml = line(userTask('a'), timer('t', 'a', when), flow('t', 'end'));
    expect(await refusalOfModel(xml)).toMatchObject({ code: 'workflow.timerInvalid', node: 't' });
  });

  it.each(['flowable:async="true"', 'startQuantity="2"', 'completionQuantity="3"'])(
    '%s is refused by its name',
    async (attribute) => {
      const [name = ''] = attribute.replace('flowable:', '').split('=');
      const xml = line(element('userTask', `id="a" ${attribute}`));
      expect(await refusalOfModel(xml)).toMatchObject({ code: 'workflow.modelFeature', feature: name });
    },
  );

  it('a flag of a Java engine that is off asks for nothing', async () => {
    expect(await parseModel(line(element('userTask', 'id="a" flowable:async="false"')))).toHaveLength(1);
  });
});
