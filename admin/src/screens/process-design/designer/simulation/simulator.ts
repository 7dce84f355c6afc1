import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import tokenSimulation from 'bpmn-js-token-simulation/lib/viewer';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';
import './simulation.css';

import type { Shape } from '../canvas/editor.ts';
import { wholeInSight } from '../canvas/whole-in-sight.ts';
import type { Box, Viewbox } from '../canvas/whole-in-sight.ts';
import { inOurWords } from './library-words.ts';
import type { LibraryWord } from './library-words.ts';
import { began, ended, passed, paused, restarted, resumed, waiting } from './standing.ts';
import type { SimulationEvent } from './standing.ts';

interface Subscription {
  element?: Shape;
  event: { type: string };
  scope: object;
}

interface Library {
  simulator: {
    findSubscriptions: (which: (one: Subscription) => boolean) => Subscription[];
    trigger: (subscription: Pick<Subscription, 'event' | 'scope'>) => void;
    waitAtElement: (element: Shape, isWaiting: boolean) => void;
  };
  animation: { setAnimationSpeed: (speed: number) => void };
  pauseSimulation: { toggle: () => void };
  resetSimulation: { resetSimulation: () => void };
  elementRegistry: { filter: (is: (shape: Shape) => boolean) => Shape[] };
  eventBus: { fire: (event: string, facts: object) => void };
  canvas: { viewbox: (shown?: Box) => Viewbox };
  overlays: { add: (element: Shape, type: string, overlay: { html: unknown }) => string };
}

interface Telling {
  hear: (happening: SimulationEvent) => void;
  nameOf: (id: string) => string;
  say: (word: LibraryWord) => string;
}

/** Tokens that run through a diagram. */
export interface Simulator {
  trigger: (id: string) => void;
  togglePause: () => void;
  restart: () => void;
  setSpeed: (speed: number) => void;
  close: () => void;
}

const events = 'tokenSimulation';
const nothing = () => undefined;

/** The library's own controls speak English alone and are no buttons: the page has controls of its own. */
const withoutControls = {
  ...{ toggleMode: ['value', {}], log: ['value', {}], showScopes: ['value', {}] },
  ...{ setAnimationSpeed: ['value', {}], tokenSimulationPalette: ['value', { addEntry: nothing }] },
  notifications: ['value', { showNotification: nothing }],
};

/** Shows a diagram in an element, with nothing in it running yet. */
export async function openSimulator(
  container: HTMLElement,
  xml: string,
  telling: Telling,
): Promise<Simulator> {
  const viewer = new NavigatedViewer({ container, additionalModules: [tokenSimulation, withoutControls] });
  const part = <Name extends keyof Library>(name: Name) => viewer.get<Library[Name]>(name);
  await viewer.importXML(xml);
  const canvas = part('canvas');
  canvas.viewbox(wholeInSight(canvas.viewbox()));
  speak(part('overlays'), telling);
  const simulator = part('simulator');
  const subscribed = () => simulator.findSubscriptions(({ element }) => element !== undefined);
  listen(viewer, telling.hear);
  viewer.on(`${events}.simulator.elementChanged`, () => {
    const ids = subscribed().flatMap(({ element }) => (element ? [element.id] : []));
    telling.hear(waiting([...new Set(ids)]));
  });
  part('eventBus').fire(`${events}.toggleMode`, { active: true });
  // Somebody has to handle a user task before the process goes on.
  for (const task of part('elementRegistry').filter(({ type }) => type === 'bpmn:UserTask'))
    simulator.waitAtElement(task, true);
  return {
    trigger: (id) => {
      const here = subscribed().filter(({ element }) => element?.id === id);
      const found = here.find(({ event }) => event.type !== 'none') ?? here[0];
      if (found) simulator.trigger({ event: found.event, scope: found.scope });
    },
    togglePause: () => part('pauseSimulation').toggle(),
    restart: () => part('resetSimulation').resetSimulation(),
    setSpeed: (speed) => part('animation').setAnimationSpeed(speed),
    close: () => viewer.destroy(),
  };
}

function speak(overlays: Library['overlays'], { say, nameOf }: Telling): void {
  const add = overlays.add.bind(overlays);
  overlays.add = (element, type, overlay) => {
    if (overlay.html instanceof HTMLElement) inOurWords(overlay.html, { say, element: nameOf(element.id) });
    return add(element, type, overlay);
  };
}

interface Scope {
  /** What has brought it to its end; beginning again is nothing of the kind. */
  destroyInitiator?: object | null;
  element: Shape;
}

const isProcess = ({ type }: Shape) => ['bpmn:Process', 'bpmn:Participant'].includes(type);
const isPassed = (shape: Shape) => !isProcess(shape) && !shape.type.endsWith('Flow');

function listen(viewer: NavigatedViewer, hear: Telling['hear']): void {
  viewer.on(`${events}.simulator.trace`, ({ action, element }: { action: string; element: Shape }) => {
    if (action === 'exit' && isPassed(element)) hear(passed(element.id));
  });
  viewer.on(`${events}.simulator.createScope`, ({ scope }: { scope: Scope }) => {
    if (isProcess(scope.element)) hear(began);
  });
  viewer.on(`${events}.simulator.destroyScope`, ({ scope }: { scope: Scope }) => {
    if (isProcess(scope.element) && scope.destroyInitiator) hear(ended);
  });
  viewer.on(`${events}.pauseSimulation`, () => hear(paused));
  viewer.on(`${events}.resetSimulation`, () => hear(restarted));
  viewer.on(`${events}.playSimulation`, () => hear(resumed));
}
