import { Refusal } from '../../kit/runtime/errors.ts';
import type { Actor } from '../command.ts';
import type { KnownDefinitions } from '../known-definitions.ts';
import type { Definition } from '../model/definition.ts';
import { freelyHandled } from '../model/handling/process-handling.ts';
import type { InstanceRow, TaskRow } from '../rows.ts';
import type { Urges } from '../store.ts';

interface OfProcess {
  instance: InstanceRow;
  definitions: KnownDefinitions;
}

interface Doing {
  actor: Pick<Actor, 'authority'>;
  now: Date;
}

const definitionOf = ({ instance, definitions }: OfProcess): Definition =>
  definitions.byId(instance.deploymentId);

/** Its author lets the process be taken back as a whole. Operations staff end it otherwise, and areas are not bound. */
export function processLetsWithdraw(state: OfProcess, { actor }: Doing): void {
  const { name, withdrawal } = definitionOf(state);
  if (actor.authority === 'own' && withdrawal === 'never')
    throw new Refusal('workflow.processMayNotWithdraw', { process: name });
}

/** Somebody is urged once in so many minutes, where the author of the process says nothing. */
const usualPause = 10;

/** Nobody is urged whom the process does not let be urged, more often than it lets, or again too soon. Operations staff are held to the usual pause alone. */
export function urgingIsLet({ urges, ...state }: OfProcess & { urges: Urges }, { actor, now }: Doing): void {
  const { name: process, urging: said } = definitionOf(state);
  const { isNever, most, minutes } = actor.authority === 'own' ? said : freelyHandled.urging;
  if (isNever) throw new Refusal('workflow.processMayNotUrge', { process });
  if (most !== null && urges.count >= most) throw new Refusal('workflow.urgedOften', { most });
  const pause = minutes ?? usualPause;
  if (isTooSoon(urges.lastAt, pause, now)) throw new Refusal('workflow.urgedJustNow', { minutes: pause });
}

const isTooSoon = (lastAt: Date | null, minutes: number, now: Date): boolean =>
  lastAt !== null && now.getTime() - lastAt.getTime() < minutes * 60_000;

/** Whether the author of a process bounds urging at all: only then is it asked how often somebody was urged. */
export const boundsUrging = ({ urging: { isNever, most, minutes } }: Definition): boolean =>
  isNever || most !== null || minutes !== null;

/** Whether what the author says of urging keeps people from it now; the usual pause is told to who does it. */
export const isUrgedOut = ({ urging }: Definition, { count, lastAt }: Urges, now: Date): boolean =>
  urging.isNever ||
  (urging.most !== null && count >= urging.most) ||
  (urging.minutes !== null && isTooSoon(lastAt, urging.minutes, now));

/** Whether taking the process back gives it to whom it belongs to: it does once, and ends where he has it already. */
export const comesBack = (
  { withdrawal }: Pick<Definition, 'withdrawal'>,
  open: readonly Pick<TaskRow, 'isOwners'>[],
): boolean => withdrawal === 'goesBack' && !isWithOwner(open);

const isWithOwner = (open: readonly Pick<TaskRow, 'isOwners'>[]): boolean =>
  open.length > 0 && open.every(({ isOwners }) => isOwners);
