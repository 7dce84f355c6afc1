import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

import type { Mark } from './flow-marks.ts';

/** A diagram on the page. */
export interface DiagramView {
  zoom: (factor: number) => void;
  fit: () => void;
}

interface Drawing {
  xml: string;
  marks: readonly [string, Mark][];
  /** Takes the diagram off the page, also while it is still being drawn. */
  until: AbortSignal;
}

interface Canvas {
  addMarker: (id: string, marker: string) => void;
  zoom: (level?: number | 'fit-viewport', center?: 'auto') => number;
}

interface Registry {
  get: (id: string) => unknown;
}

/** Draws a process into an element and colours what was taken; an element that the drawing lacks is passed over. */
export async function drawDiagram(
  container: HTMLElement,
  { xml, marks, until }: Drawing,
): Promise<DiagramView> {
  until.throwIfAborted();
  const viewer = new NavigatedViewer({ container });
  until.addEventListener('abort', () => viewer.destroy());
  await viewer.importXML(xml);
  const canvas = viewer.get<Canvas>('canvas');
  const registry = viewer.get<Registry>('elementRegistry');
  for (const [id, mark] of marks) if (registry.get(id)) canvas.addMarker(id, `flow-${mark}`);
  const fit = () => void canvas.zoom('fit-viewport', 'auto');
  fit();
  return { fit, zoom: (factor) => void canvas.zoom(canvas.zoom() * factor) };
}
