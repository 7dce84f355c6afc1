import type { Editing, Moddle } from '../model/moddle.ts';
import { asOneOn } from './as-one.ts';
import type { Stack } from './as-one.ts';
import { drawingActs } from './drawing-acts.ts';
import type { CommandStack, DiagramEditor, Shape } from './editor.ts';
import { StepEditing } from './step-editing.ts';
import { stepParts } from './step-parts.ts';

interface Modeling {
  updateProperties: (shape: Shape, properties: object) => void;
  updateModdleProperties: (shape: Shape, target: Moddle, properties: object) => void;
}

interface Factory {
  create: (type: string, properties: object) => Moddle;
  createAny: (type: string, uri: string, properties: object) => Moddle;
}

type Part = <Of>(name: string) => Of;

/** How a diagram is changed. */
type Writing = Pick<DiagramEditor, 'editing' | 'steps' | 'acts' | 'commands'>;

/** How an opened editor is written to. */
export function writingOn(part: Part, chosen: () => Shape): Writing {
  const modeling = part<Modeling>('modeling');
  const moddle = part<Factory>('moddle');
  const editing = (shape: Shape): Editing => ({
    create: (type, properties) => moddle.create(type, properties),
    createForeign: (type, uri, properties) => moddle.createAny(type, uri, properties),
    update: (target, properties) =>
      // A node's own properties go the way that draws its label anew.
      target === shape.businessObject
        ? modeling.updateProperties(shape, properties)
        : modeling.updateModdleProperties(shape, target, properties),
    asOne: asOneOn(part<Stack>('commandStack')),
  });
  return {
    editing,
    steps: (names) => new StepEditing(stepParts(part, editing), names),
    acts: drawingActs(part, chosen),
    commands: part<CommandStack>('commandStack'),
  };
}

const nothing = () => undefined;

/** The same where a diagram is only looked at: nothing changes it, whatever is asked. */
export function lookingOn(part: Part): Writing {
  const moddle = part<Factory>('moddle');
  const editing = (): Editing => ({
    create: (type, properties) => moddle.create(type, properties),
    createForeign: (type, uri, properties) => moddle.createAny(type, uri, properties),
    update: nothing,
    asOne: (change) => change(),
  });
  return {
    editing,
    steps: (names) => new StepEditing(stepParts(part, editing), names),
    acts: {
      ...{ mayAdd: () => false, add: nothing, targets: () => [] },
      ...{ connect: nothing, retype: nothing, remove: nothing },
    },
    commands: { undo: nothing, redo: nothing, canUndo: () => false, canRedo: () => false },
  };
}
