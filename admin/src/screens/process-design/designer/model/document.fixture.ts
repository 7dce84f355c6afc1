import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import { BpmnModdle } from 'bpmn-moddle';

import { partsOf, textOf } from './moddle.ts';
import type { Editing, Moddle } from './moddle.ts';

/** A document of one process with these elements. */
export const xmlOf = (inside: string, namespaces = '') =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:policy="urn:policy-fulfilment:workflow" ${namespaces} targetNamespace="t"><process id="p" isExecutable="true">${inside}</process></definitions>`;

/** A document that is written to as the designer does, and read again from its text. */
export async function opened(xml: string) {
  const moddle = new BpmnModdle({ policy: bpmnExtension });
  const { rootElement } = await moddle.fromXML(xml);
  const document = rootElement as unknown as Moddle;
  /** How many presses of undo would take back what was changed. */
  const acts = { count: 0, within: 0 };
  const editing: Editing = {
    create: (type, properties) => moddle.create(type, properties) as unknown as Moddle,
    createForeign: (type, uri, properties) => moddle.createAny(type, uri, properties) as unknown as Moddle,
    asOne: (change) => {
      if (acts.within === 0) acts.count += 1;
      acts.within += 1;
      try {
        return change();
      } finally {
        acts.within -= 1;
      }
    },
    update: (target, properties) => {
      if (acts.within === 0) acts.count += 1;
      const { set } = target as unknown as { set: (name: string, value: unknown) => void };
      for (const [name, value] of Object.entries(properties)) set.call(target, name, value);
    },
  };
  const written = async () => (await moddle.toXML(rootElement, { format: true })).xml;
  const reopen = async () => opened(await written());
  const [process] = partsOf(document, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
  const find = (id: string): Moddle => {
    const inside = ['flowElements', 'artifacts'].flatMap((name) => partsOf(process as Moddle, name));
    const all = [process as Moddle, ...inside];
    const found = all.find((one) => textOf(one, 'id') === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  return { editing, reopen, written, find, acts };
}
