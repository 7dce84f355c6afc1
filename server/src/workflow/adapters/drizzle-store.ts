import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Database } from '../../database/client.ts';
import { oncePerKey, ownerOf } from '../../kit/transaction/idempotency.ts';
import type { LiveRows } from '../rows.ts';
import type {
  Changes,
  CommandResult,
  CommandRow,
  DeployedVersion,
  DeploymentRow,
  KeyedCommand,
  Store,
} from '../store.ts';
import type { DefinitionCache } from './definition-cache.ts';
import {
  wfCommand,
  wfDeployment,
  wfExecution,
  wfInstance,
  wfJob,
  wfTask,
  wfTaskCandidate,
} from './tables.ts';
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

  async instanceOfTask(taskId: string) {
    return (await this.task(taskId))?.instanceId ?? null;
  }

  async instanceOfJob(jobId: string) {
    if (!isUuid(jobId)) return null;
    const [row] = await this.db
      .select({ instanceId: wfJob.instanceId })
      .from(wfJob)
      .where(and(eq(wfJob.id, jobId), eq(wfJob.tenantId, this.tenantId)));
    return row?.instanceId ?? null;
  }

  async lockTree(instanceId: string): Promise<LiveRows | null> {
    if (!isUuid(instanceId)) return null;
    const rootId = sql`(select i.root_id from ${wfInstance} i where i.id = ${instanceId})`;
    const [root] = await this.db
      .select({ id: wfInstance.id })
      .from(wfInstance)
      .where(and(sql`${wfInstance.id} = ${rootId}`, eq(wfInstance.tenantId, this.tenantId)))
      .for('update');
    if (!root) return null;
    const instances = await this.db
      .select()
      .from(wfInstance)
      .where(
        and(eq(wfInstance.rootId, root.id), or(isNull(wfInstance.endedAt), eq(wfInstance.id, instanceId))),
      )
      .orderBy(asc(wfInstance.id));
    return { instances, ...(await this.liveRowsOf(instances.map((row) => row.id))) };
  }

  private async liveRowsOf(ids: string[]) {
    const executions = await this.db
      .select()
      .from(wfExecution)
      .where(inArray(wfExecution.instanceId, ids))
      .orderBy(asc(wfExecution.id));
    const tasks = await this.db
      .select()
      .from(wfTask)
      .where(and(inArray(wfTask.instanceId, ids), isNull(wfTask.endedAt)))
      .orderBy(asc(wfTask.id));
    const jobs = await this.db
      .select()
      .from(wfJob)
      .where(inArray(wfJob.instanceId, ids))
      .orderBy(asc(wfJob.id));
    return { executions, tasks, jobs };
  }

  async task(taskId: string) {
    if (!isUuid(taskId)) return null;
    const [row] = await this.db
      .select()
      .from(wfTask)
      .where(and(eq(wfTask.id, taskId), eq(wfTask.tenantId, this.tenantId)));
    return row ?? null;
  }

  tasksOf(instanceId: string) {
    return this.db.select().from(wfTask).where(eq(wfTask.instanceId, instanceId)).orderBy(asc(wfTask.id));
  }

  candidatesOf(taskId: string) {
    return this.db.select().from(wfTaskCandidate).where(eq(wfTaskCandidate.taskId, taskId));
  }

  async deployment(id: string) {
    const [row] = await this.db
      .select({ id: wfDeployment.id, key: wfDeployment.key, version: wfDeployment.version })
      .from(wfDeployment)
      .where(and(eq(wfDeployment.id, id), eq(wfDeployment.tenantId, this.tenantId)));
    return row ? this.parsed(row) : null;
  }

  async latestDeployment(key: string) {
    const row = await this.newest(key);
    return row ? this.parsed(row) : null;
  }

  private async newest(key: string) {
    const { id, version, sha256 } = wfDeployment;
    const [row] = await this.db
      .select({ id, key: wfDeployment.key, version, sha256 })
      .from(wfDeployment)
      .where(and(eq(wfDeployment.tenantId, this.tenantId), eq(wfDeployment.key, key)))
      .orderBy(desc(version))
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
    const { id, key, version } = row;
    return { id, key, version, definition: await this.definitions.definition(row, readXml) };
  }

  async deploy(row: DeploymentRow): Promise<DeployedVersion> {
    const newest = await this.newest(row.key);
    if (newest?.sha256 === row.sha256) return newest;
    const version = (newest?.version ?? 0) + 1;
    await this.db.insert(wfDeployment).values({ ...row, tenantId: this.tenantId, version });
    return { id: row.id, key: row.key, version };
  }

  async write(changes: Changes, command: CommandRow) {
    await writeChanges(this.db, this.tenantId, changes);
    await this.db.insert(wfCommand).values({ ...command, tenantId: this.tenantId });
  }
}
