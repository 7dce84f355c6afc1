import { v7 } from 'uuid';
import type { z } from 'zod';

import type { Database } from '../database/client.ts';
import type { Clock } from '../kit/runtime/clock.ts';
import { systemContext } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import type { Rules } from '../kit/rules/rules.ts';
import { inTransaction } from '../kit/transaction/transaction.ts';
import { timerActor } from './adapters/actor.ts';
import { DefinitionCache } from './adapters/definition-cache.ts';
import { followCalls } from './adapters/calls/calls.ts';
import { noCallOffers, refuseUnknownCalls } from './adapters/calls/refuse-calls.ts';
import type { CallOffers } from './adapters/calls/refuse-calls.ts';
import { areaEffects, areaOf, findingsOf } from './adapters/area-effects.ts';
import { noCaseForm } from './adapters/case-area.ts';
import type { Outcome } from './adapters/case-area.ts';
import type { Model } from './adapters/deploy.ts';
import { checkModel, deployModel } from './adapters/deploy.ts';
import { deploymentsOf } from './adapters/deployments/deployments.ts';
import { DrizzleStore } from './adapters/drizzle-store.ts';
import { offersOf } from './adapters/offers.ts';
import { operationsOf } from './adapters/operations/operations.ts';
import { guardedCalls } from './adapters/operations/guarded-calls.ts';
import { assertReached } from './adapters/operations/reach.ts';
import { decisionOutlook, startOutlook } from './adapters/outlook/decision-outlook.ts';
import type { Foreseen, Tried } from './adapters/outlook/decision-outlook.ts';
import { areaPeople } from './adapters/people/area-people.ts';
import type { PeopleParts } from './adapters/people/area-people.ts';
import { doerNow, noMemberships } from './adapters/people/memberships.ts';
import { offeredPeople } from './adapters/people/offered-people.ts';
import { noPeople } from './adapters/people/people-of.ts';
import { principalsOf } from './adapters/people/proxies.ts';
import { readsOf } from './adapters/reads.ts';
import { refuseUnknownFields } from './adapters/tenants/refuse-naming.ts';
import { findFaults } from './adapters/documents/find-faults.ts';
import { namedIn, refuseUnknown } from './adapters/refuse-unknown.ts';
import { changeDeploymentState } from './adapters/deployment-state.ts';
import { refuseUnknownForms } from './adapters/documents/refuse-forms.ts';
import type { FieldsOfForms } from './adapters/documents/refuse-forms.ts';
import { unknownNames } from './adapters/documents/unknown-names.ts';
import { startValuesIn } from './adapters/trials/start-values.ts';
import { plainTenant, registerOf } from './adapters/tenants/tenant-parts.ts';
import type { TenantParts } from './adapters/tenants/tenant-parts.ts';
import { tryOut } from './adapters/trials/try-out.ts';
import type { TriedOut } from './adapters/trials/try-out.ts';
import { startTimerLoop, timersWaiting } from './adapters/timer-loop.ts';
import type { Actor, Command, Loaded } from './command.ts';
import { runCommand } from './command.ts';
import { reportMigration } from './commands/operations/migrate.ts';
import { begin } from './commands/begin.ts';
import { fireTimer } from './commands/fire-timer.ts';
import { commands } from './acts.ts';
import type { WorkflowEvent } from './events.ts';
import type { Definition } from './model/definition.ts';
import { refusing } from './model/faults/faults.ts';
import type { Faults } from './model/faults/faults.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { CommandResult } from './store.ts';

export { assertCondition, namesInCondition, tryCondition } from './model/assert-condition.ts';
export { answerCall, lockCall, waitingCall } from './adapters/calls/calls.ts';
export { heldByKept } from './adapters/decisions/kept-decisions.ts';
export { goesWithComment, heldByComments } from './adapters/comments/comment-files.ts';
export { olderProcessesWithForm, processesWithForm } from './adapters/deployments/form-users.ts';
export { defineEffect } from './adapters/case-area.ts';
export type { CaseArea, CaseFile, CaseForm, Decision, Effect, Outcome } from './adapters/case-area.ts';
export { deployedNames } from './adapters/instance-lists.ts';
export { officersAmong } from './adapters/people/find-people.ts';
export type { ProcessScope } from './adapters/scopes/scopes.ts';
export { lockScope, scopeOf, scopesFor, writeScope } from './adapters/scopes/scopes.ts';
export { peopleInScope } from './adapters/scopes/people-in-scope.ts';
export type { CallOffers } from './adapters/calls/refuse-calls.ts';
export { answeredBy } from './model/calls/service-call.ts';
export type { PeopleOf } from './adapters/people/people-of.ts';
export type { AskedStart } from './adapters/starts/startable.ts';
export type { WorkflowEvent } from './events.ts';
export { comment, reason, rev, variableName } from './inputs.ts';
export { systemId } from './rows.ts';
export type { AskedCall, CallAnswer } from './rows.ts';
export type { CommandResult } from './store.ts';
export type { ListedDeployment } from './adapters/deployments/list.ts';
export type { OpenTask, TriedOutcome } from './adapters/trials/try-out.ts';
export type { TaskHolder } from './adapters/task-facts.ts';
export type { NamedVisit } from './adapters/reads.ts';
export type { Foreseen } from './adapters/outlook/decision-outlook.ts';
export type { TaskQuery } from './adapters/task-lists.ts';

/** Called with the events of a command, inside its transaction: to refuse here undoes the command. */
export type WorkflowListener = (events: readonly WorkflowEvent[], context: Context) => Promise<void>;

// A record of commands holds commands of every input and state.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyCommand = Command<z.ZodType, any>;

/** One command as a call; `any` is for callers whose permission lets them act on what they do not hold. */
type Call<C extends { input: z.ZodType }> = (
  context: Context,
  input: z.input<C['input']>,
  authority?: Actor['authority'],
) => Promise<CommandResult>;

/** What the engine is made with: what areas provide to the processes of their own business rows, and by what people are known. */
export interface WorkflowParts extends Partial<PeopleParts> {
  /** What the forms of the caller's tenant ask for, by their keys; without it, no form is looked for. */
  fieldsOfForms?: FieldsOfForms;
  nextId?: () => string;
  callOffers?: CallOffers;
  /** What tenants have set above the engine. */
  ofTenant?: TenantParts;
}

/** What the timers of a server run on. */
export interface TimerParts {
  /** What the timers' writes are held to. */
  rules: Rules;
  db: Database;
  clock: Clock;
  report: (error: unknown, jobId: string) => void;
  everyMs: number;
}

/**
 * The engine as the rest of the server sees it. Every command runs in the open transaction of `context.db`,
 * so that a module's own writes and the command are one; the caller opens the transaction.
 */
export function createWorkflow({
  areas = [],
  peopleOf = noPeople,
  memberships = noMemberships,
  fieldsOfForms,
  nextId = v7,
  callOffers = noCallOffers,
  ofTenant = plainTenant,
}: WorkflowParts = {}) {
  const parts = { areas, peopleOf, memberships };
  const { calendarOf } = ofTenant;
  const definitions = new DefinitionCache();
  const engine = { definitions, areas, nextId };
  const listeners: WorkflowListener[] = [];
  /** Refuses what a process names that nobody provides. */
  async function refuse(
    context: Context,
    definition: Definition,
    { isCopied = false, faults = refusing }: { isCopied?: boolean | undefined; faults?: Faults } = {},
  ): Promise<void> {
    refuseUnknown(definition, areas, { context, faults });
    await refuseUnknownCalls(definition, callOffers, { context, faults });
    if (fieldsOfForms && !isCopied)
      await refuseUnknownForms(definition, { fieldsOfForms, areas, faults }, context);
    await faults.ask(definition.key, () => refuseUnknownFields(context, definition, fieldsOfForms));
  }
  const storeOf = (context: Context) => new DrizzleStore(context.db, context.tenantId, definitions);

  /** Finds what a process names and the caller's tenant has not. */
  const lookForIn = (context: Context) => (definition: Definition) =>
    unknownNames(definition, { store: storeOf(context) });

  async function run<Input extends z.ZodType, State extends Loaded>(
    command: Command<Input, State>,
    input: unknown,
    { context, actor }: { context: Context; actor: Actor },
  ): Promise<CommandResult> {
    const { clock, idempotencyKey } = context;
    const around = {
      ...{ store: storeOf(context), actor, now: clock.now(), nextId, idempotencyKey },
      effects: areaEffects(context, areas),
      people: areaPeople(context, parts),
      workdays: () => calendarOf(context),
      register: registerOf(context, ofTenant),
    };
    const { result, events } = await runCommand(command, input, around);
    await followCalls(context, events);
    for (const event of events)
      if (event.type === 'taskClaimed' && event.principalId !== null) await assertReads(context, event);
    for (const area of areas) {
      const own = events.filter(({ caseType }) => caseType === area.type);
      if (own.length > 0) await area.follow(own, context);
    }
    if (events.length > 0) for (const listener of listeners) await listener(events, context);
    return result;
  }

  /** Whether somebody reads the business row that an instance is about; of a process about none there is nothing to read. */
  const readsCase = ({ caseType, businessKey }: About, there: Context): Promise<boolean> =>
    businessKey === null
      ? Promise.resolve(true)
      : (areaOf(areas, caseType)?.reads(there, businessKey) ?? Promise.resolve(true));

  /** What is claimed for somebody else is read by whoever claims it; who is offered a task himself reads its case. */
  async function assertReads(context: Context, about: About): Promise<void> {
    if (!(await readsCase(about, context))) throw new Refusal('workflow.proxyReach');
  }

  /** Runs a command as the engine itself, in a transaction of its own. */
  async function runBySystem<Input extends z.ZodType, State extends Loaded>(
    command: Command<Input, State>,
    input: unknown,
    { db, clock, rules, tenantId }: Pick<TimerParts, 'db' | 'clock' | 'rules'> & { tenantId: string },
  ): Promise<void> {
    await inTransaction(systemContext({ db, tenantId, clock, rules }), (context) =>
      run(command, input, { context, actor: timerActor(tenantId) }),
    );
  }

  const call = (command: AnyCommand): Call<AnyCommand> =>
    async function callOf(context, input, authority = 'own') {
      if (authority === 'operator') await assertReached(context, areas, input);
      return run(command, input, { context, actor: await doerNow(context, authority, memberships) });
    };
  // Object.entries forgets which name has which command; the mapped type says it again.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const calls = Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [name, call(command)]),
  ) as { [Name in keyof typeof commands]: Call<(typeof commands)[Name]> };

  return {
    /** Adds a listener; listeners hear events in the order in which they were added. */
    listen: (listener: WorkflowListener) => {
      listeners.push(listener);
    },
    /** Deploys a model as the next version of each of its processes; the same content again changes nothing. */
    deploy: (context: Context, model: Model) =>
      deployModel(model, {
        ...{ store: storeOf(context), now: context.clock.now(), nextId },
        deployedBy: context.actor?.userId ?? null,
        refuse: (definition) => refuse(context, definition, model),
        lookFor: lookForIn(context),
        workdays: () => calendarOf(context),
      }),
    /** Reads a model as deploying it would, refuses what would be refused, and answers what to look at again. */
    check: async (context: Context, model: Pick<Model, 'xml' | 'key'>): Promise<readonly ModelWarnings[]> => {
      const asked = { refuse: (definition: Definition) => refuse(context, definition) };
      return (await checkModel(model, { ...asked, lookFor: lookForIn(context) })).map(
        ({ warnings }) => warnings,
      );
    },
    /** All for which deploying a model would be refused, with the elements at fault; or what to look at again where it would not. */
    findFaults: (context: Context, model: Pick<Model, 'xml' | 'key'>) =>
      findFaults(model, {
        refuse: (definition, faults) => refuse(context, definition, { faults }),
        lookFor: lookForIn(context),
      }),
    /** Runs a drawn process in memory, as somebody tries it out. */
    tryOut: (context: Context, asked: TriedOut) =>
      tryOut(context, asked, { ...parts, calendarOf, store: storeOf(context), refuse }),
    /** What somebody gives who tries a drawn process. */
    startValues: (context: Context, drawn: { key: string; xml: string }) =>
      startValuesIn(context, drawn, areas),
    /** What processes may name, by the kind of case that they are about: for whoever draws them. */
    caseTypes: () => areas.map(namedIn),
    /** What an instance's area shows of its business row; nothing for a process that is about none. */
    caseForm: ({ caseType, businessKey }: About, outcomes: readonly Outcome[], context: Context) =>
      (businessKey && areaOf(areas, caseType)?.caseForm(context, businessKey, outcomes)) || noCaseForm,
    readsCase,
    /** What a handler may say besides his decision, as the areas ask for it. */
    findings: findingsOf(areas),
    /** Where an instance waits for an act that has an effect. */
    offersOf: (context: Context, wanted: { instanceId: string; effect: string }) =>
      offersOf(context, definitions, wanted),
    ...calls,
    ...guardedCalls(engine, calls),
    /** Whom an open task is offered to that nobody holds. */
    offeredPeople: (context: Context, asked: Parameters<typeof offeredPeople>[1]) =>
      offeredPeople(context, asked, parts),
    /** What operations staff read and remove. */
    operations: operationsOf(engine),
    deployments: deploymentsOf({ definitions, nextId, calendarOf }),
    /** What a decision would lead to; nothing of it happens. */
    outlook: (context: Context, tried: Tried): Promise<Foreseen> =>
      decisionOutlook(context, tried, { ...engine, ...parts, calendarOf }),
    /** What starting a process would lead to; nothing begins. */
    startOutlook: (context: Context, input: z.input<(typeof commands.start)['input']>): Promise<Foreseen> =>
      startOutlook(context, input, { ...engine, ...parts, calendarOf }),
    /** Claims for the caller, or for somebody whose tasks he does. */
    claim: async (context: Context, input: z.input<(typeof commands.claim)['input']>) => {
      const doer = await doerNow(context, 'own', memberships);
      const actor = { ...doer, principals: await principalsOf(context, peopleOf) };
      return run(commands.claim, input, { context, actor });
    },
    ...readsOf(definitions, peopleOf, areas),
    /** Keeps processes from beginning in a version, or lets them again. */
    changeDeploymentState,
    /** Where an instance could not go on in another version, before it is tried. */
    migrationReport: (context: Context, asked: { instanceId: string; deploymentId: string }) =>
      reportMigration(storeOf(context), asked),
    timersWaiting,
    /** Starts polling for timers that are due. */
    startTimers: (parts: TimerParts) =>
      startTimerLoop({
        ...parts,
        fire: ({ tenantId, jobId }) => runBySystem(fireTimer, { jobId }, { ...parts, tenantId }),
        begin: ({ tenantId, startId }) => runBySystem(begin, { startId }, { ...parts, tenantId }),
      }),
  };
}

interface About {
  caseType: string | null;
  businessKey: string | null;
}

/** The engine, ready to be called. */
export type Workflow = ReturnType<typeof createWorkflow>;
