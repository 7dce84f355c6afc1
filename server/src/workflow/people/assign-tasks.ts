import { Refusal } from '../../kit/runtime/errors.ts';
import { drain } from '../interpreter/drain.ts';
import { handOver } from '../interpreter/hand-over.ts';
import { passTask } from '../interpreter/tasks/pass-task.ts';
import type { TaskLookup, Run } from '../interpreter/run.ts';
import { definitionOf } from '../interpreter/run.ts';
import type { UserTask } from '../model/definition.ts';
import type { Nobody } from '../model/reading/people-named.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import { systemId } from '../rows.ts';
import type { CandidateRow, TaskRow } from '../rows.ts';
import { decidedBefore } from './same-person.ts';
import { giveToProxyAgents, tellOfHolder } from './proxy-agents.ts';
import type { Around } from './look-up.ts';
import { lookUp } from './look-up.ts';
import { giveCopies } from './give-copies.ts';
import { assertChosenReached, giveToChosen } from './give-to-chosen.ts';
import { returnRejected } from './return-rejected.ts';

/** How many rounds of tasks may pass by themselves: a process that goes round like this would never wait for anybody. */
const mostRounds = 50;

/**
 * Works out whom the tasks are for that a run has made: who had to be looked up, what happens where that is nobody, who
 * has decided before, and who is a proxy. What passes by itself makes further tasks, which are worked out in their turn.
 */
export async function assignTasks(run: Run, around: Around): Promise<void> {
  await transferTasks(run, around);
  for (let round = 0; run.asked.length + run.rejected.length > 0; round += 1) {
    await returnRejected(run, around.store);
    drain(run);
    const asked = run.asked.splice(0).filter(({ taskId }) => run.tasks.get(taskId).endedAt === null);
    for (const one of asked) {
      if (round >= mostRounds) throw new Refusal('workflow.endless', { node: labelOf(nodeAt(run, one)) });
      await assign(run, one, around);
    }
    const anew = asked.filter(({ isGivenBack = false }) => !isGivenBack);
    const tasks = anew.map(({ taskId }) => run.tasks.get(taskId));
    await giveToProxyAgents(run, tasks, around.people);
    drain(run);
  }
  assertChosenReached(run);
  await giveCopies(run, around);
}

/** Whoever was named is given a task only if he is there; otherwise it stays where it is. */
async function transferTasks(run: Run, { people }: Around): Promise<void> {
  for (const { taskId, userId } of run.transfers.splice(0)) {
    const task = run.tasks.get(taskId);
    if (!(await people.areThere([given(taskId, userId)]))) continue;
    handOver(run, task, {
      ...{ how: 'transferred', assigneeId: userId, comment: '' },
      change: { ownerId: task.assigneeId, delegation: null, proxyForId: null, claimedAt: null },
    });
  }
}

/** Somebody as one of those whom a task might be offered to. */
const given = (taskId: string, userId: string): CandidateRow => ({
  ...{ id: '', taskId, userId, roleId: null, departmentId: null, duty: null },
});

/** The user task that a task is of. */
function nodeAt(run: Run, { taskId }: TaskLookup): UserTask {
  const { instanceId, nodeId } = run.tasks.get(taskId);
  const node = nodeOf(definitionOf(run, instanceId), nodeId);
  if (node.type !== 'userTask') throw new Error(`Task ${taskId} is of no user task`);
  return node;
}

async function assign(run: Run, asked: TaskLookup, around: Around): Promise<void> {
  const node = nodeAt(run, asked);
  const task = run.tasks.get(asked.taskId);
  // Whoever was asked to sign was named, and signs himself.
  if (task.signs !== null) return;
  for (const userId of await lookUp(run, { own: task, ...asked }, around)) offerTo(run, task, userId);
  if (asked.isGivenBack) return;
  if (node.nobody && !(await isSomebodyThere(run, task, around))) {
    const fallback = await thoseThere(asked, around);
    askNobody(run, task, { node, nobody: node.nobody, fallback });
  }
  // Among those whom it is for in the end: whoever acts was told of them, and of nobody for what is passed.
  await giveToChosen(run, task, { node, people: around.people });
  if (node.samePerson.length > 0) await passWhereDecided(run, task, { rules: node.samePerson, ...around });
}

/** Those of a fallback who are there. */
async function thoseThere({ taskId, fallback }: TaskLookup, { people }: Around): Promise<string[]> {
  const there: string[] = [];
  for (const userId of fallback) if (await people.areThere([given(taskId, userId)])) there.push(userId);
  return there;
}

interface SamePerson extends Around {
  rules: UserTask['samePerson'];
}

/** Whoever has decided before, in a way that the node names, approves by that. */
async function passWhereDecided(run: Run, task: TaskRow, { rules, store }: SamePerson): Promise<void> {
  const person = personOf(run, task);
  if (person !== null && (await decidedBefore(run, { task, person, rules }, store)))
    pass(run, task, { action: 'autoApproved', by: person });
}

function offerTo(run: Run, { id: taskId }: TaskRow, userId: string): void {
  const offered = { taskId, userId, roleId: null, departmentId: null, duty: null };
  run.candidates.push({ id: run.context.nextId(), ...offered });
}

const candidatesOf = (run: Run, { id }: TaskRow) => run.candidates.filter(({ taskId }) => taskId === id);

/** Somebody is in use whom the task was given or offered to; a task of whom the process belongs to is his. */
async function isSomebodyThere(run: Run, task: TaskRow, { people }: Around): Promise<boolean> {
  const candidates = candidatesOf(run, task);
  if (task.assigneeId === null) return candidates.length > 0 && people.areThere(candidates);
  // Where it is for a duty of theirs, whom it belongs to is there as long as somebody has the duty.
  if (task.assigneeId === run.instances.get(task.instanceId).ownerId)
    return candidates.every(({ duty }) => duty === null) || people.areThere(candidates);
  return people.areThere([given(task.id, task.assigneeId)]);
}

/** Nobody is told of a task that has passed already. */
function pass(run: Run, task: TaskRow, how: { action: string; by: string }): void {
  tellOfHolder(run, task.id, null);
  passTask(run, task, how);
}

/** The role whose holders look after what is for nobody. */
const administrator = 'admin';

interface AtNobody {
  node: UserTask;
  nobody: Nobody;
  fallback: readonly string[];
}

function askNobody(run: Run, task: TaskRow, { node, nobody, fallback }: AtNobody): void {
  const refuse = () => {
    throw new Refusal('workflow.nobodyFound', { node: labelOf(node) });
  };
  if (nobody.act === 'refuse' || (nobody.act === 'fallback' && fallback.length === 0)) refuse();
  if (nobody.act === 'skip') {
    pass(run, task, { action: 'skipped', by: systemId });
    return;
  }
  // Whoever was meant and is not there any more does not keep it.
  run.tasks.change(task.id, { assigneeId: null, status: 'candidate' });
  dropDuties(run, task);
  tellOfHolder(run, task.id, null);
  if (nobody.act === 'fallback') for (const userId of fallback) offerTo(run, task, userId);
  else
    run.candidates.push({
      ...{ id: run.context.nextId(), taskId: task.id, userId: null },
      ...{ roleId: administrator, departmentId: null, duty: null },
    });
}

/** What a company has nobody for is the work of an office from now on. */
function dropDuties(run: Run, { id }: TaskRow): void {
  const others = run.candidates.filter(({ taskId, duty }) => taskId !== id || duty === null);
  run.candidates.splice(0, run.candidates.length, ...others);
}

/** The one person that a task is for: to whom it was given, or alone offered. */
function personOf(run: Run, task: TaskRow): string | null {
  const { endedAt, assigneeId } = run.tasks.get(task.id);
  if (endedAt !== null) return null;
  const [first, ...others] = candidatesOf(run, task);
  if (assigneeId !== null || !first || others.length > 0) return assigneeId;
  return first.roleId === null && first.departmentId === null ? first.userId : null;
}
