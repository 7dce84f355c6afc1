import { expect, it } from 'vitest';

import {
  beginOf,
  paletteTools,
} from '../../../admin/src/screens/process-design/designer/canvas/element-types.ts';
import type { PaletteTool } from '../../../admin/src/screens/process-design/designer/canvas/element-types.ts';
import { opened, xmlOf } from '../../../admin/src/screens/process-design/designer/model/document.fixture.ts';
import {
  writeTimer,
  readTimer,
  readTold,
  writeTold,
} from '../../../admin/src/screens/process-design/designer/model/events.ts';
import {
  dataObjectOf,
  writeDefault,
} from '../../../admin/src/screens/process-design/designer/model/data-objects.ts';
import { isOf, partsOf } from '../../../admin/src/screens/process-design/designer/model/moddle.ts';
import type { Target } from '../../../admin/src/screens/process-design/designer/model/moddle.ts';
import { writeVendor } from '../../../admin/src/screens/process-design/designer/model/vendor.ts';
import type { ElementType } from '../../src/workflow/model/definition.ts';
import { parseModel } from '../../src/workflow/model/parse.ts';
import { refusalOfModel } from './refusal-of-model.ts';

const small = (type: string) => type.replace(/^bpmn:./, (start) => start.slice('bpmn:'.length).toLowerCase());

const attributesOf = ({ type, options = {} }: PaletteTool) => [
  ...(type === 'bpmn:BoundaryEvent' ? ['attachedToRef="a"'] : []),
  ...(options['triggeredByEvent'] === true ? ['triggeredByEvent="true"'] : []),
  ...(type === 'bpmn:DataObjectReference' ? ['dataObjectRef="d"'] : []),
];

/** An element as the editor draws it, with what it draws in it. */
function drawn(tool: PaletteTool, id = 'x'): string {
  const definition = tool.options?.['eventDefinitionType'];
  const begin = beginOf(tool);
  const event = typeof definition === 'string' ? `<${small(definition)}/>` : '';
  const inside = begin ? drawn({ ...tool, ...inner(begin) }, 'begin') : '';
  const beside = tool.type === 'bpmn:DataObjectReference' ? '<dataObject id="d"/>' : '';
  const name = small(tool.type);
  return `<${name} id="${id}" ${attributesOf(tool).join(' ')}>${event}${inside}</${name}>${beside}`;
}

const inner = ({ type, eventDefinitionType }: NonNullable<ReturnType<typeof beginOf>>) => ({
  ...{ type, options: eventDefinitionType === undefined ? {} : { eventDefinitionType } },
});

const flow = (from: string, to: string) =>
  `<sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}"/>`;
const aside = ['TextAnnotation', 'DataObjectReference', 'EventSubProcess'];

/** A process in which the element stands where it can. */
function around(tool: PaletteTool): string {
  const ends = '<startEvent id="s"/><userTask id="a"/><endEvent id="e"/>';
  if (tool.id === 'StartEvent') return `${drawn(tool)}<endEvent id="e"/>${flow('x', 'e')}`;
  if (aside.includes(tool.id)) return ends + drawn(tool) + flow('s', 'a') + flow('a', 'e');
  if (tool.type === 'bpmn:BoundaryEvent')
    return ends + drawn(tool) + flow('s', 'a') + flow('a', 'e') + flow('x', 'e');
  if (tool.type === 'bpmn:EndEvent')
    return `${ends}${drawn(tool)}${flow('s', 'a')}${flow('a', 'e')}${flow('a', 'x')}`;
  const caught =
    '<intermediateCatchEvent id="c"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>';
  if (tool.type !== 'bpmn:EventBasedGateway')
    return ends + drawn(tool) + flow('s', 'a') + flow('a', 'x') + flow('x', 'e');
  return ends + drawn(tool) + caught + flow('s', 'a') + flow('a', 'x') + flow('x', 'c') + flow('c', 'e');
}

/** Says what an element needs, by what the panel writes with. */
function fillIn(target: Target): void {
  const { element, editing } = target;
  if (readTimer(element)) writeTimer(editing, element, { kind: 'timeDuration', value: 'P1D' });
  if (readTold(element)) writeTold(editing, element, '已到账');
  if (isOf(element, 'ServiceTask')) writeVendor(target, 'expression', '${1 + 1}');
  if (isOf(element, 'ScriptTask')) editing.update(element, { script: 'total = 1' });
  if (isOf(element, 'CallActivity')) editing.update(element, { calledElement: 'other' });
  const data = dataObjectOf(element);
  if (data) writeDefault({ editing, element: data }, { name: 'limit', type: 'int', value: '3' });
  for (const inside of partsOf(element, 'flowElements')) fillIn({ editing, element: inside });
}

it.each(paletteTools)(
  'what the palette has as $id is deployed once its properties are said',
  async (tool) => {
    const document = await opened(xmlOf(around(tool)));
    fillIn({ editing: document.editing, element: document.find('x') });
    const xml = await document.written();
    expect(await refusalOfModel(xml)).toBeUndefined();
    if (tool.id === 'DataObjectReference') expect((await parseModel(xml))[0]?.defaults).toEqual({ limit: 3 });
  },
);

it('every kind of element that runs is in the palette', () => {
  const types = new Set(paletteTools.map(({ type }) => small(type)));
  expect(Object.keys(runs).filter((type) => !types.has(type))).toEqual([]);
});

// A plain task is what no step should be: the pad appends a user task in its place.
const runs = {
  ...{ startEvent: true, endEvent: true, boundaryEvent: true },
  ...{ intermediateCatchEvent: true, intermediateThrowEvent: true },
  ...{ userTask: true, serviceTask: true, scriptTask: true, callActivity: true },
  ...{ manualTask: true, receiveTask: true, sendTask: true, subProcess: true },
  ...{ exclusiveGateway: true, parallelGateway: true, inclusiveGateway: true, eventBasedGateway: true },
} satisfies Record<Exclude<ElementType, 'eventSubProcess' | 'task'>, true>;
