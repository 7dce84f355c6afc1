import { inPageLanguage } from './in-english.ts';
import type { Mark } from './marks.ts';
import { letPick } from './picking.ts';
import type { PickedNode, Picking } from './picking.ts';

/** A diagram on the page. */
export interface DiagramView {
  zoom: (factor: number) => void;
  fit: () => void;
}

/** What is drawn, and how long it stays. */
export interface Drawing {
  xml: string;
  marks: ReadonlyMap<string, Mark>;
  /** The node that it opens at, where that is drawn. */
  current?: string | undefined;
  /** Called with the node that its reader picks; without it, none can be. */
  onPick?: ((node: PickedNode) => void) | undefined;
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
  scrollToElement: (id: string, padding?: number) => void;
}

interface Registry {
  get: (id: string) => unknown;
}

/** Draws a process and gives what was taken the class `diagram-<mark>`; an element that it lacks is passed over. */
export async function drawOn(open: () => Viewer, drawing: Drawing): Promise<DiagramView> {
  const { xml, marks, current, onPick, until } = drawing;
  until.throwIfAborted();
  const viewer = open();
  until.addEventListener('abort', () => viewer.destroy());
  await viewer.importXML(inPageLanguage(xml));
  const canvas = viewer.get<Canvas>('canvas');
  const registry = viewer.get<Registry>('elementRegistry');
  for (const [id, mark] of marks) if (registry.get(id)) canvas.addMarker(id, `diagram-${mark}`);
  const fit = () => void canvas.zoom('fit-viewport', 'auto');
  fit();
  if (current !== undefined && registry.get(current)) openAt(canvas, current);
  if (onPick)
    letPick(
      {
        elements: viewer.get<Picking['elements']>('elementRegistry'),
        events: viewer.get<Picking['events']>('eventBus'),
      },
      onPick,
    );
  return { fit, zoom: (factor) => void canvas.zoom(canvas.zoom() * factor) };
}

/** Below this, names in a diagram cannot be read. */
const legible = 0.7;

/** Shows a node: a diagram that had to be made too small to be read as a whole is enlarged around it. */
function openAt(canvas: Canvas, id: string): void {
  if (canvas.zoom() < legible) canvas.zoom(1);
  canvas.scrollToElement(id, 100);
}
