import type BaseViewer from 'bpmn-js/lib/BaseViewer';
import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import minimap from 'diagram-js-minimap';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-embedded.css';
import 'diagram-js-minimap/assets/diagram-js-minimap.css';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { Editing, Moddle } from '../model/moddle.ts';
import { keepReferences } from '../model/kept-references.ts';
import { inChinese } from './bpmn-words.ts';
import type { DrawingActs } from './drawing-acts.ts';
import { listedElements } from './listed-elements.ts';
import type { ListedElement } from './listed-elements.ts';
import { paletteRoom, wholeInSight } from './whole-in-sight.ts';
import type { Box, Viewbox } from './whole-in-sight.ts';
import { runningElements } from './running-elements.ts';
import { unreadOf } from './unread.ts';
import type { Unread } from './unread.ts';
import { nameMinimap } from './name-minimap.ts';
import type { StepEditing, StepNames } from './step-editing.ts';
import { lookingOn, writingOn } from './writing.ts';

/** An element on the canvas. */
export interface Shape {
  id: string;
  type: string;
  businessObject: Moddle;
}

interface Canvas {
  zoom: (level?: number) => number;
  viewbox: (shown?: Box) => Viewbox;
  getRootElement: () => Shape;
  addMarker: (id: string, marker: string) => void;
  removeMarker: (id: string, marker: string) => void;
  scrollToElement: (shape: Shape) => void;
}

/** What was changed, taken back and done again. */
export interface CommandStack {
  undo: () => void;
  redo: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

interface Registry {
  get: (id: string) => Shape | undefined;
  find: (is: (shape: Shape) => boolean) => Shape | undefined;
  filter: (is: (shape: Shape) => boolean) => Shape[];
}

interface Factory {
  create: (type: string, properties: object) => Moddle;
}

interface EventBus {
  fire: (event: string) => void;
}

interface Selection {
  get: () => Shape[];
  select: (shape: Shape | null) => void;
}

type References = Parameters<typeof keepReferences>[0];

/** The way of a run, by the ids of elements. */
interface Way {
  taken: readonly string[];
  here: readonly string[];
}

/** A diagram that is drawn on, as the page around it uses it. */
export interface DiagramEditor {
  /** Reads a document; what of it could not be read is answered. */
  open: (xml: string) => Promise<readonly Unread[]>;
  xml: () => Promise<string>;
  svg: () => Promise<string>;
  /** The one element that is chosen, else the process itself. */
  chosen: () => Shape;
  /** What the library calls something, in the language of the reader. */
  word: (text: string) => string;
  /** The process as a whole. */
  process: () => Moddle;
  /** All that can be chosen, the process first and flows last, by what each is called. */
  elements: () => readonly ListedElement[];
  /** The element that somebody knows by its id or its name. */
  find: (idOrName: string) => Shape | undefined;
  choose: (shape: Shape) => void;
  editing: (shape: Shape) => Editing;
  /** Changes the process as a list of steps; the names are those of new elements. */
  steps: (names: StepNames) => StepEditing;
  /** What can be drawn at what is chosen, without a mouse. */
  acts: DrawingActs;
  commands: CommandStack;
  zoom: (factor: number) => void;
  fit: () => void;
  mark: (shape: Shape, isMarked: boolean) => void;
  /** Marks the way that a run has taken and where it waits, in the place of the way marked before. */
  showWay: (way: Way) => void;
  /** Tells of every change of the document, and of what is chosen. */
  listen: (hear: (what: 'document' | 'choice') => void) => void;
  /** Says what it says from now on in another language; what is drawn stays. */
  speak: (locale: Locale) => void;
  close: () => void;
}

const marker = 'designer-problem';

/** In which language an editor speaks first, and whether whoever opens it may only look. */
interface Opening {
  locale: Locale;
  isReadOnly: boolean;
}

/** Opens an empty editor in an element; its code and its styles come with this file. */
export function openEditor(container: HTMLElement, { isReadOnly, ...first }: Opening): DiagramEditor {
  let { locale } = first;
  const options: ConstructorParameters<typeof BaseViewer>[0] = {
    container,
    // Ours alone: a schema for another engine's names would drop what it does not name, instead of keeping it.
    moddleExtensions: { policy: bpmnExtension },
    additionalModules: [
      minimap,
      ...(isReadOnly ? [] : [runningElements]),
      {
        translate: ['value', (text: string, facts?: Record<string, string>) => wordsOf(text, locale, facts)],
      },
    ],
  };
  // Who may only look has nothing on the canvas that changes it: neither tools nor what is dragged or typed.
  const modeler: BaseViewer = isReadOnly ? new NavigatedViewer(options) : new Modeler(options);
  const part = <Part>(name: string): Part => modeler.get<Part>(name);
  const canvas = part<Canvas>('canvas');
  const registry = part<Registry>('elementRegistry');
  const selection = part<Selection>('selection');
  const moddle = part<Factory>('moddle');
  let kept: readonly string[] = [];
  modeler.on('import.parse.complete', ({ references = [] }: { references?: References }) => {
    kept = keepReferences(references, (type, properties) => moddle.create(type, properties));
  });
  const chosen = () => {
    const [one, another] = selection.get();
    return one && !another ? one : canvas.getRootElement();
  };
  const fit = () => {
    const room = isReadOnly ? undefined : paletteRoom;
    return void canvas.viewbox(wholeInSight(canvas.viewbox(), room));
  };
  return {
    open: async (xml) => {
      const { warnings } = await modeler.importXML(xml);
      fit();
      // What is kept after all is no loss.
      return warnings
        .map(unreadOf)
        .filter(({ kind, about }) => kind !== 'unresolved' || !kept.includes(about));
    },
    xml: async () => (await modeler.saveXML({ format: true })).xml ?? '',
    svg: async () => (await modeler.saveSVG()).svg,
    chosen,
    word: (text) => wordsOf(text, locale),
    process: () => canvas.getRootElement().businessObject,
    elements: () =>
      listedElements(
        registry.filter(({ type }) => type !== 'label'),
        (text) => wordsOf(text, locale),
      ),
    find: (name) =>
      registry.get(name) ?? registry.find(({ businessObject }) => businessObject.get('name') === name),
    choose: (shape) => {
      const isProcess = shape.id === canvas.getRootElement().id;
      // The process itself is what is chosen where no element is.
      selection.select(isProcess ? null : shape);
      if (!isProcess) canvas.scrollToElement(shape);
    },
    ...(isReadOnly ? lookingOn(part) : writingOn(part, chosen)),
    zoom: (factor) => void canvas.zoom(canvas.zoom() * factor),
    fit,
    mark: ({ id }, isMarked) => (isMarked ? canvas.addMarker(id, marker) : canvas.removeMarker(id, marker)),
    showWay: wayOn(canvas, registry),
    listen: (hear) => {
      // Opening a document empties the stack, which changes nothing.
      modeler.on('commandStack.changed', ({ trigger }: { trigger?: string }) =>
        hear(trigger === 'clear' ? 'choice' : 'document'),
      );
      modeler.on('selection.changed', () => hear('choice'));
    },
    speak: (next) => {
      locale = next;
      // The palette follows this event; the small map does not.
      part<EventBus>('eventBus').fire('i18n.changed');
      nameMinimap(container, (text) => wordsOf(text, locale));
    },
    close: () => modeler.destroy(),
  };
}

const [takenMarker, hereMarker] = ['designer-taken', 'designer-here'];

function wayOn(canvas: Canvas, registry: Registry): DiagramEditor['showWay'] {
  let marked: [string, string][] = [];
  return ({ taken, here }) => {
    const isThere = (id: string) => registry.get(id) !== undefined;
    for (const [id, name] of marked) if (isThere(id)) canvas.removeMarker(id, name);
    marked = [
      ...taken.map((id): [string, string] => [id, takenMarker]),
      ...here.map((id): [string, string] => [id, hereMarker]),
    ].filter(([id]) => isThere(id));
    for (const [id, name] of marked) canvas.addMarker(id, name);
  };
}

function wordsOf(text: string, locale: Locale, facts: Record<string, string> = {}): string {
  const words = locale === 'zh' ? inChinese(text) : text;
  return words.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
}
