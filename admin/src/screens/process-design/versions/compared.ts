import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';

import { isModdle, partOf, textOf } from '../designer/model/moddle.ts';
import type { Moddle } from '../designer/model/moddle.ts';
import { differencesOf } from './differences.ts';
import type { Differing } from './differences.ts';

interface Shape {
  id: string;
  businessObject: Moddle;
}

interface Canvas {
  addMarker: (id: string, marker: string) => void;
  removeMarker: (id: string, marker: string) => void;
  zoom: (level: 'fit-viewport', center: 'auto') => number;
  scrollToElement: (shape: Shape) => void;
}

interface Registry {
  get: (id: string) => Shape | undefined;
  find: (is: (shape: Shape) => boolean) => Shape | undefined;
}

/** One element that differs. */
export interface Found extends Differing {
  id: string;
}

/** What differs, and the way to it on both canvases. */
export interface Compared {
  found: readonly Found[];
  show: (id: string) => void;
}

/** Draws two documents beside each other and marks what differs; answers it as a list as well. */
export async function drawCompared(
  boxes: readonly [HTMLElement, HTMLElement],
  [before, after]: readonly [string, string],
  until: AbortSignal,
): Promise<Compared> {
  const viewers = [await drawn(boxes[0], before, until), await drawn(boxes[1], after, until)] as const;
  const found = [...differencesOf(viewers[0].document, viewers[1].document)];
  for (const [id, { difference }] of found)
    for (const { registry, canvas } of viewers) {
      const shape = shapeOf(registry, id);
      if (shape) canvas.addMarker(shape.id, `compared-${difference}`);
    }
  let shown: string | undefined;
  const show = (id: string) => {
    for (const { registry, canvas } of viewers) {
      const [last, shape] = [
        shown === undefined ? undefined : shapeOf(registry, shown),
        shapeOf(registry, id),
      ];
      if (last) canvas.removeMarker(last.id, shownMarker);
      if (!shape) continue;
      canvas.scrollToElement(shape);
      canvas.addMarker(shape.id, shownMarker);
    }
    shown = id;
  };
  return { found: found.map(([id, differing]) => ({ id, ...differing })), show };
}

const shownMarker = 'compared-shown';

/** A data object is drawn as what refers to it. */
const shapeOf = (registry: Registry, id: string) =>
  registry.get(id) ??
  registry.find(({ businessObject }) => textOf(partOf(businessObject, 'dataObjectRef'), 'id') === id);

async function drawn(container: HTMLElement, xml: string, until: AbortSignal) {
  until.throwIfAborted();
  const viewer = new NavigatedViewer({ container, moddleExtensions: { policy: bpmnExtension } });
  until.addEventListener('abort', () => viewer.destroy());
  await viewer.importXML(xml);
  const canvas = viewer.get<Canvas>('canvas');
  canvas.zoom('fit-viewport', 'auto');
  const registry = viewer.get<Registry>('elementRegistry');
  // The library's own type says nothing of a document.
  const document: unknown = viewer.getDefinitions();
  if (!isModdle(document)) throw new Error('the document has no definitions');
  return { canvas, registry, document };
}
