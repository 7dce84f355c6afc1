import type { ButtonAct } from '@policy/shared/contract/workflow/task-acts.ts';
import type { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { runCommand } from '../../command.ts';
import type { Command, Loaded } from '../../command.ts';
import { complete } from '../../commands/complete.ts';
import { returnTask } from '../../commands/return-task.ts';
import { start } from '../../commands/start.ts';
import { choosable } from '../../people/give-to-chosen.ts';
import { reject } from '../../rejecting/reject.ts';
import { areaEffects } from '../area-effects.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { areaPeople } from '../people/area-people.ts';
import type { PeopleParts } from '../people/area-people.ts';
import { doerNow } from '../people/memberships.ts';
import { DryStore } from './dry-store.ts';
import { onlyChecked } from './outlook.ts';
import type { Outlook } from './outlook.ts';

interface Engine extends PeopleParts {
  definitions: DefinitionCache;
  nextId: () => string;
  calendarOf: (context: Context) => Promise<Calendar>;
}

/** A decision that is thought about. */
export interface Tried {
  taskId: string;
  outcome: string;
  act?: ButtonAct | undefined;
  nodeId?: string | undefined;
  variables: Record<string, z.core.util.JSONType>;
}

/** What an act would lead to, and among whom the handlers of its steps are chosen by whoever acts. */
export interface Foreseen extends Outlook {
  choices: readonly { nodeId: string; userIds: readonly string[] }[];
}

/** Stands for the comment that is still to be written. */
const unsaid = '…';

/** What a decision would lead to: it is checked and tried, and nothing of it is written. */
export const decisionOutlook = (
  context: Context,
  { taskId, outcome, act, nodeId, variables }: Tried,
  engine: Engine,
): Promise<Foreseen> => {
  const said = { taskId, variables, comment: unsaid };
  if (act === 'reject')
    return commandOutlook(context, engine, { command: reject, input: { ...said, nodeId } });
  return outcome === 'returned'
    ? commandOutlook(context, engine, { command: returnTask, input: { taskId, comment: unsaid } })
    : commandOutlook(context, engine, { command: complete, input: { ...said, outcome } });
};

/** What the start of a process would lead to; it is tried in the same way, and takes no number. */
export const startOutlook = (
  context: Context,
  input: z.input<(typeof start)['input']>,
  engine: Engine,
): Promise<Foreseen> => commandOutlook(context, engine, { command: start, input });

async function commandOutlook<Input extends z.ZodType, State extends Loaded>(
  context: Context,
  { definitions, nextId, calendarOf, ...parts }: Engine,
  { command, input }: { command: Command<Input, State>; input: z.input<Input> },
): Promise<Foreseen> {
  const store = new DryStore(context.db, context.tenantId, definitions);
  const people = areaPeople(context, parts);
  const { result } = await runCommand(command, input, {
    ...{ store, nextId, idempotencyKey: null, now: context.clock.now() },
    actor: await doerNow(context, 'own', parts.memberships),
    effects: onlyChecked(areaEffects(context, parts.areas)),
    people,
    workdays: () => calendarOf(context),
    // Numbers are never given twice, and nothing begins here.
    register: { starterName: null, next: () => Promise.resolve(1) },
  });
  const { outlook, of } = await store.outlookOf(result.instanceId);
  const choices: Foreseen['choices'][number][] = [];
  for (const { nodeId, isChosen, candidates: alternatives } of outlook.tasks)
    if (isChosen) choices.push({ nodeId, userIds: await choosable({ ...of, alternatives }, people) });
  return { ...outlook, choices };
}
