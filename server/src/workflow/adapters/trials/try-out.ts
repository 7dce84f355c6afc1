import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { readLinks } from '../../../kit/table/links.ts';
import { noEffects } from '../../effects.ts';
import type { Effects } from '../../effects.ts';
import type { Definition } from '../../model/definition.ts';
import { buttonsOf, nodeOf, outcomesOf } from '../../model/definition.ts';
import { fieldsOf } from '../../field-rules.ts';
import { standardButtons } from '../../model/rejecting/standard-buttons.ts';
import type { CandidateRow, TaskRow } from '../../rows.ts';
import type { Store } from '../../store.ts';
import { handingsAt, isDelegated } from '../../trial/hand-on.ts';
import { runTrial } from '../../trial/trial-run.ts';
import type { TaskForms } from '../../trial/task-forms.ts';
import type { Trial, TrialOutcome } from '../../trial/trial-run.ts';
import { areaEffects } from '../area-effects.ts';
import { checkModel } from '../deploy.ts';
import { areaPeople } from '../people/area-people.ts';
import type { PeopleParts } from '../people/area-people.ts';
import type { People } from '../../people/people.ts';

/** What is tried out, and by whom it is started. */
export interface TriedOut extends Pick<Trial, 'acts' | 'variables' | 'fillIn'> {
  key: string;
  xml: string;
  starterId: string;
}

/** What trials are run with. */
interface Parts extends PeopleParts {
  calendarOf: (context: Context) => Promise<Calendar>;
  store: Store;
  /** Refuses what deploying it would refuse. */
  refuse: (context: Context, definition: Definition) => Promise<void>;
}

/** How far a trial came, with what its open tasks offer; or why the process would not be deployed. */
export type TriedOutcome =
  | { problem: Refusal }
  | ({ problem: null; open: readonly OpenTask[] } & TrialOutcome);

/** A task that waits, and what its node says of it. */
export interface OpenTask {
  task: TaskRow;
  candidates: readonly CandidateRow[];
  outcomes: readonly { key: string; name: string; nameEn: string }[];
  fields: ReturnType<typeof fieldsOf>;
  forms: TaskForms;
  handings: ReturnType<typeof handingsAt>;
}

/** Runs a drawn process in memory; people are looked up as they are, and nothing is written. */
export async function tryOut(context: Context, asked: TriedOut, parts: Parts): Promise<TriedOutcome> {
  const { key, xml, starterId, acts, variables, fillIn } = asked;
  const { areas, store } = parts;
  let definition: Definition | undefined;
  try {
    const refuse = (one: Definition) => parts.refuse(context, one);
    definition = (await checkModel({ xml, key }, { refuse }))[0]?.definition;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error };
  }
  if (!definition) return { problem: new Refusal('workflow.modelEmpty') };
  const effects = silent(areaEffects(context, areas));
  const depts = (await readLinks(context.db, [starterId])).get(starterId)?.['user.deptId'] ?? [];
  const outcome = await runTrial({
    ...{ tenantId: context.tenantId, drawn: { id: 'drawn', key, version: 1, definition } },
    deployed: (called) => store.calledDeployment(called),
    ...{ starterId, starterDeptId: depts[0] ?? null, variables, acts, fillIn, now: context.clock.now() },
    ...{ effects, people: withMembers(areaPeople(context, parts)) },
    workdays: () => parts.calendarOf(context),
  });
  const waiting = outcome.tasks.filter(({ endedAt }) => endedAt === null);
  const offered = byTask(outcome.candidates);
  const open = waiting.map((task) => openTask(task, { outcome, effects, offered }));
  return { problem: null, open, ...outcome };
}

/** Whoever tries a process out starts it for no company: whom it would be for by a duty is taken to be there. */
const withMembers = (people: People): People => ({
  ...people,
  areThere: (candidates) =>
    candidates.some(({ duty }) => duty !== null) ? Promise.resolve(true) : people.areThere(candidates),
});

function byTask(candidates: readonly CandidateRow[]): ReadonlyMap<string, readonly CandidateRow[]> {
  const offered = new Map<string, CandidateRow[]>();
  for (const row of candidates) {
    const known = offered.get(row.taskId);
    if (known) known.push(row);
    else offered.set(row.taskId, [row]);
  }
  return offered;
}

/** What an effect would work out is taken as whoever tries it types it, and nothing is run. */
const silent = (effects: Effects): Effects => ({
  ...noEffects,
  fieldsOf: (named) => effects.fieldsOf(named),
  prepare: ({ variables }) => Promise.resolve({ variables, run: () => Promise.resolve() }),
});

function openTask(
  task: TaskRow,
  {
    outcome,
    effects,
    offered,
  }: { outcome: TrialOutcome; effects: Effects; offered: ReadonlyMap<string, readonly CandidateRow[]> },
): OpenTask {
  const definition = outcome.definitionAt(task);
  const forms = outcome.formsAt(task);
  const node = nodeOf(definition, task.nodeId);
  const plainly = { task, candidates: [], forms, fields: [], handings: handingsAt(task, node) };
  // Who works on it for another gives it back; who signs says yes or no, whatever the step offers.
  if (isDelegated(task)) return { ...plainly, outcomes: [] };
  if (task.signs !== null) return { ...plainly, outcomes: Object.values(standardButtons) };
  const buttons = buttonsOf(node).map(({ key, name, nameEn }) => ({ key, name, nameEn }));
  const plain = outcomesOf(node).map((key) => standardOf(key) ?? { key, name: key, nameEn: key });
  const asked = buttonsOf(node).flatMap(({ effect }) =>
    effect === null ? [] : effects.fieldsOf({ effect, caseType: definition.caseType }),
  );
  const own = fieldsOf(node);
  const more = [...new Set(asked)].filter((name) => !own.some((field) => field.name === name));
  return {
    ...plainly,
    candidates: offered.get(task.id) ?? [],
    outcomes: buttons.length > 0 ? buttons : [...plain, returned],
    fields: [...own, ...more.map((name) => ({ name, access: 'edit' as const, required: false }))],
  };
}

/** A step without buttons of its own may be sent back. */
const returned = { key: 'returned', name: '退回', nameEn: 'Send back' };

/** The standard button of an outcome. */
const standardOf = (outcome: string) =>
  Object.values(standardButtons).find(({ key }) => key === outcome) ?? undefined;
