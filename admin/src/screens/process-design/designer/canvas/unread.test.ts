import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import { xmlOf } from '../model/document.fixture.ts';
import { unreadOf } from './unread.ts';

it('what a parser could not read is told by what it is about', async () => {
  const inside = '<userTask id="a" default="gone"/><unheardOf/>';
  const { warnings } = (await new BpmnModdle().fromXML(xmlOf(inside))) as unknown as { warnings: unknown[] };
  expect(warnings.map(unreadOf)).toEqual([
    { kind: 'unparsable', about: 'unheardOf' },
    { kind: 'unresolved', about: 'gone' },
  ]);
  expect(unreadOf({ message: 'failed to import <bpmn:Task id="a" />' })).toEqual({
    kind: 'other',
    about: '',
  });
});
