/** A node of the diagram that its reader picked. */
export interface PickedNode {
  id: string;
  /** What it is called; empty where it has no name. */
  name: string;
}

interface Element {
  id: string;
  type?: string;
  waypoints?: unknown;
  businessObject?: { name?: string };
}

/** Of the viewer's parts, what picking needs. */
export interface Picking {
  elements: { forEach: (look: (element: Element, drawn: SVGElement) => void) => void };
  events: { on: (name: 'element.click', hear: (event: { element: Element }) => void) => void };
}

const nodes = /(?:Task|Event|Gateway|SubProcess|CallActivity|:Transaction)$/;

const isNode = ({ type = '', waypoints }: Element) => waypoints === undefined && nodes.test(type);

/** Lets every node of a diagram be picked, by a click and, as a button in the order of the keyboard, by Enter or the space bar. */
export function letPick({ elements, events }: Picking, pick: (node: PickedNode) => void): void {
  const told = ({ id, businessObject }: Element) => pick({ id, name: businessObject?.name ?? '' });
  events.on('element.click', ({ element }) => {
    if (isNode(element)) told(element);
  });
  elements.forEach((element, drawn) => {
    if (!isNode(element)) return;
    drawn.setAttribute('tabindex', '0');
    drawn.setAttribute('role', 'button');
    drawn.setAttribute('aria-label', element.businessObject?.name || element.id);
    drawn.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      told(element);
    });
  });
}
