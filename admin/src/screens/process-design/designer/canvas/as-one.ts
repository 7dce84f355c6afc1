/** The library's stack of commands, as far as one command is made of several. */
export interface Stack {
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

const command = 'several.change';

/** Does its changes before itself, so that the library keeps and undoes them together. */
class ChangeSeveral implements Handler {
  preExecute({ change }: Context): void {
    change();
  }
}

/** Runs changes as one; what fails in the middle is taken back and thrown. */
export type AsOne = <Made>(change: () => Made) => Made;

const known = new WeakMap<Stack, AsOne>();

/** How several changes of a stack are made as one; one within another belongs to it. */
export function asOneOn(stack: Stack): AsOne {
  const registered = known.get(stack);
  if (registered) return registered;
  stack.registerHandler(command, ChangeSeveral);
  let isWithin = false;
  const asOne: AsOne = (change) => {
    if (isWithin) return change();
    type Made = ReturnType<typeof change>;
    let result: { made: Made } | { failure: unknown } | undefined;
    // The library would not end a command that throws, and tell of no change any more.
    const attempt = () => {
      isWithin = true;
      try {
        result = { made: change() };
      } catch (failure) {
        result = { failure };
      } finally {
        isWithin = false;
      }
    };
    stack.execute(command, { change: attempt });
    if (result && 'made' in result) return result.made;
    stack.undo();
    throw result?.failure;
  };
  known.set(stack, asOne);
  return asOne;
}
