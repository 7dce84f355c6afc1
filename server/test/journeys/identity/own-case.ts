import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { randomUUID } from 'node:crypto';

import { formFiles } from '../../../src/forms/form-tables.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { applicationTable } from '../../../src/modules/application/tables.ts';
import { processFormChanges } from '../../../src/modules/process/start/tables.ts';
import { wfCommentFile } from '../../../src/workflow/adapters/comments/comment-file-table.ts';
import {
  wfComment,
  wfDeployment,
  wfExecution,
  wfInstance,
  wfVariable,
} from '../../../src/workflow/adapters/tables.ts';
import type { TestServer } from '../../test-server.ts';

interface OwnCase {
  userId: string;
  name: string;
  status: 'draft' | 'rejected' | 'reviewing' | 'paying' | 'paid';
  companyId?: string;
}

/** The identity number that everybody answers in his case. */
export const idNumberOf = '440101199001010018';

/** A case as its table has it, without the guide that it is for and the process that moved it there. */
export async function caseOf(
  { database: { db }, context: { tenantId } }: TestServer,
  { userId, name, status, companyId }: OwnCase,
): Promise<string> {
  const [id, guideId, policyItemId, policyId, agencyId] = Array.from({ length: 5 }, () => randomUUID());
  const at = '2026-03-02 09:00:00';
  await db.insert(applicationTable).values({
    ...{ id, tenantId, userId, companyId: companyId ?? null, companyName: name, status, pausedDays: 0 },
    ...{ guideId, policyItemId, policyId, agencyId, applyNo: `T-${String(id).slice(0, 13)}` },
    ...{
      projectName: `${name}的创业补贴`,
      formData: { person: { name, idNumber: idNumberOf } },
      accountName: name,
    },
    ...{ bankName: '江屿银行', createTime: at, updateTime: at },
  });
  return String(id);
}

/** The process of a case that has ended, as its tables have it, with what its person said in it. */
export async function processOf(
  { database: { db }, context: { tenantId } }: TestServer,
  { caseId, userId, name }: { caseId: string; userId: string; name: string },
): Promise<void> {
  const at = new Date('2026-03-02T01:00:00Z');
  const id = () => randomUUID() as string;
  const [deploymentId, instanceId, own, officers] = [id(), id(), id(), id()];
  const of = { tenantId, instanceId };
  await db.insert(wfDeployment).values({
    ...{ id: deploymentId, tenantId, key: `own-${caseId}`, name: '补贴', version: 1, xml: '', sha256: '' },
    deployedAt: at,
  });
  await db.insert(wfInstance).values({
    ...{ id: instanceId, tenantId, deploymentId, processKey: 'own', rootId: instanceId, rev: 1 },
    ...{ businessKey: caseId, title: `补贴 ${name}`, starterId: userId, ownerId: userId, companyName: name },
    ...{ status: 'completed' as const, startedAt: at, endedAt: at },
  });
  await db.insert(wfVariable).values({ ...of, name: 'person', value: { name }, size: 10 });
  await db.insert(wfExecution).values({
    ...{ ...of, id: id(), nodeId: 'a', kind: 'token' as const, joining: false, variables: { name } },
  });
  const said = { ...of, action: 'complete', createdAt: at };
  await db.insert(wfComment).values([
    { ...said, id: own, userId, text: `我是${name}` },
    { ...said, id: officers, userId: id(), text: `请${name}补正` },
  ]);
  const file = { tenantId, ext: 'pdf', sizeBytes: 1, attachId: id() };
  await db.insert(wfCommentFile).values([
    { ...file, commentId: own, name: `${name}.pdf` },
    { ...file, commentId: officers, name: `${name}的补正通知.pdf` },
  ]);
  await db.insert(formFiles).values({ ...of, attachId: id() });
  await db.insert(processFormChanges).values({
    ...{ ...of, id: id(), taskId: id(), userId, field: 'name', before: null, after: name, changedAt: at },
  });
}

/** A paper of a case, stored by its person; answers the stored file. */
export async function paperOf(
  { database: { db }, context: { tenantId } }: TestServer,
  { caseId, userId, name }: { caseId: string; userId: string; name: string },
): Promise<string> {
  const fileId: string = randomUUID();
  const at = '2026-03-02 09:00:00';
  const row = { tenantId, createTime: at, updateTime: at };
  await db.insert(tableOf(attachment)).values({
    ...{ ...row, id: fileId, originalName: name, name: `${fileId}.pdf`, extension: 'pdf', attachSize: 1 },
    ...{ contentType: 'application/pdf', sha256: 'x', purpose: 'applicationMaterial', scanStatus: 'ready' },
    uploaderId: userId,
  });
  await db.insert(tableOf(applicationFile)).values({
    ...{
      ...row,
      id: randomUUID(),
      applicationId: caseId,
      materialId: randomUUID(),
      attachId: fileId,
      userId,
    },
    ...{ agencyId: randomUUID(), name, ext: 'pdf', sizeBytes: 1 },
  });
  return fileId;
}
