import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';

import { isModdle } from '../designer/model/moddle.ts';
import type { Moddle } from '../designer/model/moddle.ts';
import { differencesOf } from './differences.ts';
import type { Difference } from './differences.ts';

interface Canvas {
  addMarker: (id: string, marker: string) => void;
  zoom: (level: 'fit-viewport', center: 'auto') => number;
}

/** One element that differs, as people call it. */
export interface Found {
  id: string;
  name: string;
  difference: Difference;
}

/** Draws two documents beside each other and marks what differs; answers it as a list as well. */
export async function drawCompared(
  boxes: readonly [HTMLElement, HTMLElement],
  [before, after]: readonly [string, string],
  until: AbortSignal,
): Promise<readonly Found[]> {
  const [left, right] = [await drawn(boxes[0], before, until), await drawn(boxes[1], after, until)];
  const found = differencesOf(left.document, right.document);
  return [...found].map(([id, difference]) => {
    for (const viewer of [left, right])
      if (viewer.registry.get(id)) viewer.canvas.addMarker(id, `compared-${difference}`);
    const element = right.registry.get(id) ?? left.registry.get(id);
    const name = element?.businessObject.get('name');
    return { id, difference, name: typeof name === 'string' && name !== '' ? name : id };
  });
}

async function drawn(container: HTMLElement, xml: string, until: AbortSignal) {
  until.throwIfAborted();
  const viewer = new NavigatedViewer({ container, moddleExtensions: { policy: bpmnExtension } });
  until.addEventListener('abort', () => viewer.destroy());
  await viewer.importXML(xml);
  const canvas = viewer.get<Canvas>('canvas');
  canvas.zoom('fit-viewport', 'auto');
  const registry = viewer.get<{ get: (id: string) => { businessObject: Moddle } | undefined }>(
    'elementRegistry',
  );
  // The library's own type says nothing of a document.
  const document: unknown = viewer.getDefinitions();
  if (!isModdle(document)) throw new Error('the document has no definitions');
  return { canvas, registry, document };
}
