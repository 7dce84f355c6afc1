import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { valueOf } from '../../expressions/template.ts';
import type { Definition, StartEvent } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import { eventNameOf } from '../../model/reading/read-trigger.ts';
import type { StartRow } from '../../rows.ts';
import { dueOf } from './waits.ts';

interface Deploying {
  id: string;
  now: Date;
  nextId: () => string;
  /** The tenant's working days, for a timer that counts by them. */
  workdays: Calendar;
}

/** What a version waits for from its deployment on; no variable is there yet, so an expression that asks for one is refused. */
export const awaitedStarts = (definition: Definition, deploying: Deploying): readonly StartRow[] =>
  (definition.starts.get('') ?? []).flatMap((start) => awaited(start, deploying) ?? []);

const noNames = { has: () => false, get: () => null, set: () => undefined };

function awaited(start: StartEvent, { id: deploymentId, now, nextId, workdays }: Deploying): StartRow | null {
  const { trigger } = start;
  const node = labelOf(start);
  const row = { id: nextId(), deploymentId, nodeId: start.id, name: null, dueAt: null, every: null };
  if (trigger?.kind === 'timer') {
    const definitions = { workdays: () => workdays };
    const due = dueOf({ context: { now }, definitions }, trigger.timer, { names: noNames, node });
    // A date that has passed began the version before, or nothing: each new version would begin it once more.
    return due.dueAt < now ? null : { ...row, kind: 'timer', hops: 0, ...due };
  }
  if (trigger?.kind !== 'signal' && trigger?.kind !== 'message') return null;
  const name = eventNameOf(valueOf(trigger.name, noNames, node), node);
  return { ...row, kind: trigger.kind, name, times: 1, hops: 0 };
}
