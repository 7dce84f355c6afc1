import type { Editing, Moddle } from '../model/moddle.ts';
import type { Shape } from './editor.ts';
import type { Drawing, Drawn, Parts } from './step-editing.ts';

type Part = <Of>(name: string) => Of;

interface CommandStack {
  registerHandler: (command: string, handler: new () => Handler) => void;
  execute: (command: string, context: Context) => void;
  undo: () => void;
}

interface Context {
  change: () => void;
}

interface Handler {
  preExecute: (context: Context) => void;
}

const command = 'steps.change';

/** Does its changes before itself, so that the library keeps and undoes them together. */
class ChangeSteps implements Handler {
  preExecute({ change }: Context): void {
    change();
  }
}

/** What steps are changed through, from the parts of an opened editor; each editor registers the command once. */
export function stepParts(part: Part, editing: (shape: Shape) => Editing): Parts {
  const stack = part<CommandStack>('commandStack');
  const registry = part<{ get: (id: string) => Drawn | undefined }>('elementRegistry');
  const moddle = part<{ create: (type: string, properties: object) => Moddle }>('moddle');
  const factory = part<{ createShape: (of: object) => object }>('elementFactory');
  const canvas = part<{ getRootElement: () => Shape }>('canvas');
  return {
    drawing: part<Drawing>('modeling'),
    shapeFor: (of) => factory.createShape(of),
    create: (type, properties) => moddle.create(type, properties),
    editing,
    shapeOf: (element) => {
      const shape = registry.get(String(element.get('id')));
      if (!shape) throw new Error(`${String(element.get('id'))} is not drawn`);
      return shape;
    },
    root: () => canvas.getRootElement(),
    asOne: (change) => {
      type Made = ReturnType<typeof change>;
      let result: { made: Made } | { failure: unknown } | undefined;
      register(stack);
      // The library would not end a command that throws, and tell of no change any more.
      const attempt = () => {
        try {
          result = { made: change() };
        } catch (failure) {
          result = { failure };
        }
      };
      stack.execute(command, { change: attempt });
      if (result && 'made' in result) return result.made;
      stack.undo();
      throw result?.failure;
    },
  };
}

const known = new WeakSet<CommandStack>();

function register(stack: CommandStack): void {
  if (known.has(stack)) return;
  stack.registerHandler(command, ChangeSteps);
  known.add(stack);
}
