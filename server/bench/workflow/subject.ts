import pg from 'pg';

import { openDatabase } from '../../src/database/client.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import { systemClock } from '../../src/kit/runtime/clock.ts';
import { inTransaction } from '../../src/kit/transaction/transaction.ts';
import { createWorkflow } from '../../src/workflow/index.ts';
import type { CommandResult, Workflow } from '../../src/workflow/index.ts';
import type { Actor } from '../../src/workflow/command.ts';
import { contextOf } from '../../test/bpmn/context-of.ts';
import { handlerId } from './diagrams.ts';

/** The engine on a migrated database of its own, called as the modules call it. */
export interface Subject {
  url: string;
  workflow: Workflow;
  /** The context of one person. */
  as: (person?: Partial<Actor>) => Context;
  deploy: (model: { xml: string }) => Promise<unknown>;
  start: (processKey: string, variables?: Record<string, string>) => Promise<CommandResult>;
  /** Completes a task in a transaction of its own. */
  complete: (taskId: string) => Promise<CommandResult>;
  /** Runs statements that take longer than the product's may. */
  fill: (statements: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

const handler: Actor = {
  tenantId: '000000',
  userId: handlerId,
  ownIds: [handlerId],
  roleIds: [],
  departmentIds: [],
  authority: 'own',
};

/** Makes the database of one part of the run; `address` is that of any database, with `{database}` for its name. */
export async function openSubject(address: string, name: string): Promise<Subject> {
  const addressOf = (database: string) => address.replace('{database}', database);
  await onClient(addressOf('postgres'), [`create database ${name}`]);
  const url = addressOf(name);
  const opened = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  const { db } = opened;
  const workflow = createWorkflow();
  const as = (person: Partial<Actor> = {}) =>
    contextOf({ ...handler, ...person }, { db, clock: systemClock });
  const context = as();
  return {
    ...{ url, workflow, as },
    close: () => opened.close(),
    deploy: (model) =>
      inTransaction(context, (inside) => workflow.deploy(inside, { ...model, category: null })),
    start: (processKey, variables = {}) =>
      inTransaction(context, (inside) => workflow.start(inside, { processKey, variables })),
    complete: (taskId) => inTransaction(context, (inside) => workflow.complete(inside, { taskId })),
    fill: (statements) => onClient(url, statements),
  };
}

async function onClient(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
