import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import { isModdle, partOf, partsOf, textOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';
import { KeptDrawings } from './kept-drawings.ts';

const shape = (id: string) =>
  `<bpmndi:BPMNShape id="s_${id}" bpmnElement="${id}"><dc:Bounds x="1" y="1" width="9" height="9"/></bpmndi:BPMNShape>`;
/** A process that calls another, which is drawn inside of the call. */
const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" targetNamespace="t">
<process id="p"><callActivity id="call" calledElement="q"/><userTask id="own"/></process>
<process id="q"><userTask id="inner"/></process>
<bpmndi:BPMNDiagram><bpmndi:BPMNPlane bpmnElement="p">${['call', 'inner', 'own'].map(shape).join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;

it('what a document draws and the canvas does not show is written again, and what was taken away is not', async () => {
  const moddle = new BpmnModdle();
  const { rootElement } = await moddle.fromXML(xml);
  const [diagram] = partsOf(rootElement as unknown as Moddle, 'diagrams');
  const plane = diagram && partOf(diagram, 'plane');
  if (!isModdle(plane)) throw new Error('no plane');
  const heard: [number, () => void][] = [];
  const bus = { on: (_: string, priority: number, hear: () => void) => void heard.push([priority, hear]) };
  let drawn = partsOf(plane, 'planeElement').filter((one) => textOf(one, 'id') !== 's_inner');
  // As the library has it: what the canvas shows, and in its order.
  bus.on('saveXML.start', 2000, () => (plane['planeElement'] = drawn));
  Reflect.construct(KeptDrawings, [bus, { getRootElements: () => [{ di: plane }] }]);
  const written = async () => {
    for (const [, hear] of heard.toSorted(([one], [other]) => other - one)) hear();
    const { xml: text } = await moddle.toXML(rootElement);
    return [...text.matchAll(/<bpmndi:BPMNShape id="s_(\w+)"/g)].map(([, id]) => id);
  };
  expect(await written()).toEqual(['call', 'own', 'inner']);
  expect(await written()).toEqual(['call', 'own', 'inner']);

  // The library takes what is removed out of both.
  const [call, own] = drawn;
  drawn = call ? [call] : [];
  plane['planeElement'] = partsOf(plane, 'planeElement').filter((one) => one !== own);
  expect(await written()).toEqual(['call', 'inner']);
});
