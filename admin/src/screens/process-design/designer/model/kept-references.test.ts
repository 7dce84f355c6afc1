import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import { xmlOf } from './document.fixture.ts';
import { keepReferences } from './kept-references.ts';
import type { Moddle } from './moddle.ts';

const inside = [
  '<dataObject id="d" itemSubjectRef="xsd:int"/>',
  '<receiveTask id="r" messageRef="paid"/>',
  '<endEvent id="e"><errorEventDefinition errorRef="E42"/></endEvent>',
  '<userTask id="u"><multiInstanceLoopCharacteristics><loopDataInputRef>people</loopDataInputRef></multiInstanceLoopCharacteristics></userTask>',
].join('');

it('what a document names and does not declare is written again as it was', async () => {
  const moddle = new BpmnModdle();
  const { rootElement, references } = (await moddle.fromXML(xmlOf(inside))) as unknown as {
    rootElement: object;
    references: Parameters<typeof keepReferences>[0];
  };
  const create = (type: string, properties: object) => moddle.create(type, properties) as unknown as Moddle;
  expect(keepReferences(references, create)).toEqual(['xsd:int', 'paid', 'E42', 'people']);
  const { xml } = await moddle.toXML(rootElement);
  for (const said of ['itemSubjectRef="xsd:int"', 'messageRef="paid"', 'errorRef="E42"', '>people</'])
    expect(xml).toContain(said);
});
