import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { oncePerKey, ownerOf } from '../../kit/transaction/idempotency.ts';
import type {
  About,
  Changes,
  CommandResult,
  CommandRow,
  DeployedVersion,
  DeploymentRow,
  KeyedCommand,
  Store,
} from '../store.ts';
import type { Called } from '../interpreter/run.ts';
import { proxiesBy, proxyActions } from '../people/proxy-agents.ts';
import type { CopyRow, StartRow, TaskRow } from '../rows.ts';
import type { VariableNames } from '../model/variable-names.ts';
import { wfCopy } from './copies/copy-table.ts';
import { sinceDecision, tasksOfTree } from './decisions/since-decision.ts';
import type { DefinitionCache } from './definition-cache.ts';
import { lockTree, readTree } from './lock-tree.ts';
import { lockStart, replaceStarts } from './starts/starts.ts';
import { neverUrged, urgesOf } from './decisions/urges.ts';
import { wfComment, wfDeployment, wfTask } from './tables.ts';
import { writeChanges } from './write-changes.ts';

/** One tenant's workflow rows through one open transaction. */
export class DrizzleStore implements Store {
  constructor(
    private readonly db: Database,
    private readonly tenantId: string,
    private readonly definitions: DefinitionCache,
  ) {}

  once({ actorId, key, input, now }: KeyedCommand, run: () => Promise<CommandResult>) {
    const owner = ownerOf(this.tenantId, actorId);
    return oncePerKey({ db: this.db, owner, key, asked: input, now }, run);
  }

  async lockTree(about: About) {
    const locked = await lockTree(this.db, this.tenantId, about);
    if (!locked) return null;
    for (;;) {
      const tree = await readTree(this.db, locked, await this.variableNames(locked.deploymentIds));
      const deploymentIds = tree.instances.map((row) => row.deploymentId);
      if (deploymentIds.every((id) => locked.deploymentIds.includes(id))) return tree;
      // Whoever held the lock before has called another process in the meantime.
      locked.deploymentIds.push(...deploymentIds);
    }
  }

  /** The variables that the processes of deployments may ask for. */
  private async variableNames(deploymentIds: readonly string[]): Promise<VariableNames> {
    const names: string[] = [];
    for (const id of new Set(deploymentIds)) {
      const { variables = [] } = (await this.deployment(id))?.definition ?? {};
      if (variables === 'all') return 'all';
      names.push(...variables);
    }
    return names;
  }

  tasksOf(instanceId: string) {
    return this.db.select().from(wfTask).where(eq(wfTask.instanceId, instanceId)).orderBy(asc(wfTask.id));
  }

  tasksOfTree(instanceId: string) {
    return tasksOfTree(this.db, instanceId);
  }

  sinceDecision(task: TaskRow) {
    return sinceDecision(this.db, task);
  }

  async copiedTo(taskId: string) {
    const rows = await this.db.select({ id: wfCopy.userId }).from(wfCopy).where(eq(wfCopy.taskId, taskId));
    return rows.map(({ id }) => id);
  }

  async unreadCopies({ instanceId, step }: Pick<CopyRow, 'instanceId' | 'step'>) {
    const isOfStep = and(eq(wfCopy.instanceId, instanceId), eq(wfCopy.step, step), isNull(wfCopy.taskId));
    const rows = await this.db
      .select({ id: wfCopy.userId })
      .from(wfCopy)
      .where(and(isOfStep, isNull(wfCopy.readAt)));
    return rows.map(({ id }) => id);
  }

  async autoApproved(instanceId: string) {
    const isPassed = and(eq(wfComment.instanceId, instanceId), eq(wfComment.action, 'autoApproved'));
    const rows = await this.db.select({ taskId: wfComment.taskId }).from(wfComment).where(isPassed);
    return rows.flatMap(({ taskId }) => taskId ?? []);
  }

  async proxiesOf({ id, instanceId }: Pick<TaskRow, 'id' | 'instanceId'>) {
    const { action, userId, toIds } = wfComment;
    const isOfTask = and(eq(wfComment.instanceId, instanceId), eq(wfComment.taskId, id));
    const rows = await this.db
      .select({ action, userId, toIds })
      .from(wfComment)
      .where(and(isOfTask, inArray(action, [...proxyActions])))
      .orderBy(asc(wfComment.id));
    return proxiesBy(rows);
  }

  async urges(task: Pick<TaskRow, 'id' | 'instanceId'>) {
    return (await urgesOf(this.db, [task])).get(task.id) ?? neverUrged;
  }

  async deployment(id: string) {
    const known = await this.definitions.known(this.tenantId, id);
    if (known) return known;
    const [row] = await this.db
      .select({ id: wfDeployment.id, key: wfDeployment.key, version: wfDeployment.version })
      .from(wfDeployment)
      .where(and(eq(wfDeployment.id, id), eq(wfDeployment.tenantId, this.tenantId)));
    return row ? this.parsed(row) : null;
  }

  latestDeployment(key: string) {
    return this.calledDeployment({ key, version: null });
  }

  async calledDeployment(called: Called) {
    const row = await this.deploymentRow(called);
    return row ? { ...(await this.parsed(row)), isSuspended: row.suspendedAt !== null } : null;
  }

  /** The version that is asked for; else the one that begins: the one chosen, or the newest. */
  private async deploymentRow({ key, version: asked }: Called) {
    const { id, version, sha256, suspendedAt } = wfDeployment;
    const ofKey = and(eq(wfDeployment.tenantId, this.tenantId), eq(wfDeployment.key, key));
    const [row] = await this.db
      .select({ id, key: wfDeployment.key, version, sha256, suspendedAt })
      .from(wfDeployment)
      .where(and(ofKey, asked === null ? undefined : eq(version, asked)))
      .orderBy(desc(wfDeployment.isMain), desc(version))
      .limit(1);
    return row;
  }

  private async parsed(row: DeployedVersion) {
    const readXml = async () => {
      const [found] = await this.db
        .select({ xml: wfDeployment.xml })
        .from(wfDeployment)
        .where(eq(wfDeployment.id, row.id));
      return found?.xml ?? '';
    };
    return this.definitions.deployed(this.tenantId, row, readXml);
  }

  async deploy(row: DeploymentRow, starts: readonly StartRow[]): Promise<DeployedVersion> {
    const main = await this.deploymentRow({ key: row.key, version: null });
    if (main?.sha256 === row.sha256) return main;
    const { db, tenantId } = this;
    const ofKey = and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.key, row.key));
    const [newest] = await db
      .select({ version: max(wfDeployment.version) })
      .from(wfDeployment)
      .where(ofKey);
    const version = (newest?.version ?? 0) + 1;
    await db
      .update(wfDeployment)
      .set({ isMain: false })
      .where(and(ofKey, eq(wfDeployment.isMain, true)));
    // What the product brings lets nothing begin again that somebody has suspended.
    const suspendedAt = row.deployedBy === null ? (main?.suspendedAt ?? null) : null;
    await db.insert(wfDeployment).values({ ...row, tenantId, version, suspendedAt, isMain: true });
    await replaceStarts(db, { tenantId, key: row.key }, starts);
    return { id: row.id, key: row.key, version };
  }

  lockStart(id: string) {
    return lockStart(this.db, this.tenantId, id);
  }

  write(changes: Changes, command: CommandRow) {
    return writeChanges(this.db, this.tenantId, { ...changes, command });
  }
}
