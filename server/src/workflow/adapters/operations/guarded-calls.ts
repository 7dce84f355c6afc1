import type { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Actor } from '../../command.ts';
import type { dispatch } from '../../commands/dispatch.ts';
import type { removeInstance } from '../../commands/remove-instance.ts';
import type { CommandResult } from '../../store.ts';
import { assertMayDrop, assertMaySkip } from './skipped-effects.ts';

type Call<C extends { input: z.ZodType }> = (
  context: Context,
  input: z.input<C['input']>,
  authority?: Actor['authority'],
) => Promise<CommandResult>;

interface Calls {
  dispatch: Call<typeof dispatch>;
  removeInstance: Call<typeof removeInstance>;
}

/** Calls that may leave acts out: operations staff leave out none that they could not have done themselves. */
export const guardedCalls = (engine: Parameters<typeof assertMaySkip>[1], calls: Calls): Calls => ({
  /** Moves a process. */
  dispatch: async (context, input, authority = 'own') => {
    if (authority === 'operator') await assertMaySkip(context, engine, input);
    return calls.dispatch(context, input, authority);
  },
  /** Takes one of several instances away, with the acts that it was to bring. */
  removeInstance: async (context, input, authority = 'own') => {
    if (authority === 'operator') await assertMayDrop(context, engine, input.taskId);
    return calls.removeInstance(context, input, authority);
  },
});
