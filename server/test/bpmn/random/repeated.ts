import { expect } from 'vitest';
import type { z } from 'zod';

import type { Command, Loaded } from '../../../src/workflow/command.ts';
import { Engine } from '../engine.ts';

/** An engine whose callers send every command twice under one key, as after an answer that was lost on its way. */
class Repeated extends Engine {
  private sent = 0;

  override async run<Input extends z.ZodType, State extends Loaded>(
    command: Command<Input, State>,
    input: z.input<Input>,
    by: Parameters<Engine['run']>[2] = {},
  ) {
    const key = by.key ?? `sent-${(this.sent += 1)}`;
    const before = structuredClone(await this.keeper.snapshot());
    const ran = await super.run(command, input, { ...by, key }).catch(async (error: unknown) => {
      expect(await this.keeper.snapshot()).toEqual(before);
      throw error;
    });
    const after = structuredClone(await this.keeper.snapshot());
    expect(after).not.toEqual(before);
    const again = await super.run(command, input, { ...by, key });
    expect([again.result, again.events]).toEqual([ran.result, []]);
    expect(await this.keeper.snapshot()).toEqual(after);
    const { instanceId } = ran.result;
    const revs = [before, after].map(
      ({ instances }) => instances.find(({ id }) => id === instanceId)?.rev ?? 0,
    );
    expect(revs[1]).toBe((revs[0] ?? 0) + (revs[0] === 0 ? 2 : 1));
    return ran;
  }
}

/**
 * The same engine where every command is sent twice: the second time answers the same and changes nothing, one that is
 * refused has changed nothing, and one that is not counts one change of its process.
 */
export function repeated(engine: Engine): Engine {
  const { keeper, nextId, now } = engine;
  return Object.assign(new Repeated(keeper, nextId), { now });
}
