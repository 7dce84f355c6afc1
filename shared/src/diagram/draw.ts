import type { Mark } from './marks.ts';

/** A diagram on the page. */
export interface DiagramView {
  zoom: (factor: number) => void;
  fit: () => void;
}

/** What is drawn, and how long it stays. */
export interface Drawing {
  xml: string;
  marks: ReadonlyMap<string, Mark>;
  /** Takes the diagram off the page, also while it is still being drawn. */
  until: AbortSignal;
}

/** The viewer that an app brings along, as far as drawing needs it; bpmn-js's own fit. */
interface Viewer {
  importXML: (xml: string) => Promise<unknown>;
  get: <Part>(name: string) => Part;
  destroy: () => void;
}

interface Canvas {
  addMarker: (id: string, marker: string) => void;
  zoom: (level?: number | 'fit-viewport', center?: 'auto') => number;
}

interface Registry {
  get: (id: string) => unknown;
}

/** Draws a process and gives what was taken the class `diagram-<mark>`; an element that it lacks is passed over. */
export async function drawOn(open: () => Viewer, { xml, marks, until }: Drawing): Promise<DiagramView> {
  until.throwIfAborted();
  const viewer = open();
  until.addEventListener('abort', () => viewer.destroy());
  await viewer.importXML(xml);
  const canvas = viewer.get<Canvas>('canvas');
  const registry = viewer.get<Registry>('elementRegistry');
  for (const [id, mark] of marks) if (registry.get(id)) canvas.addMarker(id, `diagram-${mark}`);
  const fit = () => void canvas.zoom('fit-viewport', 'auto');
  fit();
  return { fit, zoom: (factor) => void canvas.zoom(canvas.zoom() * factor) };
}
