import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { region } from '@policy/shared/contract/entities/system/region.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { OpenedDatabase } from '../../src/database/client.ts';
import { seedPlatform } from '../../src/seeds/reference/platform.ts';
import { addAccount } from '../../src/seeds/accounts.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { repositoryOf } from '../../src/kit/rows/repository.ts';
import { loadSecrets } from '../../src/modules/sign-in/tokens/secrets.ts';
import { wfDeployment } from '../../src/workflow/adapters/tables.ts';
import { twoCases } from '../conformance/two-cases.ts';
import type { Case } from '../conformance/two-cases.ts';
import { buildFixture, otherTenant } from '../conformance/fixture.ts';
import type { Fixture } from '../conformance/fixture.ts';
import type { OwnKey } from './calls/forged.ts';
import type { Facts } from './calls/placeholders.ts';
import { seedPortalSettings } from '../../src/seeds/reference/portal-settings.ts';
import { firstRows } from './rows.ts';
import { sessionsOn } from './sessions.ts';
import type { Sessions } from './sessions.ts';

/** Text that rows of the attacked tenant carry and no other tenant may read. */
const marker = '甲租户的标记';

/** What every case is played on: two tenants, two companies with a case each, and a server that listens. */
export interface AttackFixture {
  conformance: Fixture;
  sessions: Sessions;
  port: number;
  key: OwnKey;
  facts: Facts;
  close(): Promise<void>;
}

/** Builds the attack fixture on a fresh database. */
export async function buildAttackFixture(kind: OpenedDatabase['kind']): Promise<AttackFixture> {
  const conformance = await buildFixture(kind);
  const { server } = conformance;
  const { near, far } = await twoCases(conformance);
  await seedPlatform(server.context);
  await addTarget(conformance);
  const { roleB } = await addMarked(conformance);
  const evilCode = await addEvilCode(conformance);
  await meetAnError(server);
  const sessions = sessionsOn(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const key = (await loadSecrets(server.services)).tokenKeys.at(-1)!;
  await addOwnRows(conformance);
  const rows = await firstRows(conformance);
  const processId = await anyProcess(conformance);
  const facts = {
    A: {
      ...tenantA(rows, conformance),
      codeIdWithEvilComment: evilCode,
      taskId: far.taskId,
      processInsId: far.processInstanceId,
      ...{ processId, scopedProcessId: processId },
    },
    B: { tenantId: otherTenant, roleId: roleB, packageId: idOf('package:full') },
    other: { ...company(far, 'far'), marker: `${far.companyId}|${far.applicationId}|"far"` },
    self: company(near, 'near'),
    platform: {
      ...{ adminRoleId: idOf('role:administrator'), menuId: idOf('menu:tenant') },
      ...{ dataScopeId: rows['blade-system/data-scope'], apiScopeId: rows['blade-system/api-scope'] },
    },
    canary: '127.0.0.1:9',
    rebindHost: '127.0.0.1.nip.io',
    forceError: idOf('user:reviewer'),
    serverPublicKeyPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    'now-1s': String(Math.floor(Date.now() / 1000) - 1),
  };
  return { conformance, sessions, port, key, facts, close: () => conformance.close() };
}

const company = (held: Case, account: string) => ({
  ...{ id: idOf(`user:${account}`), uid: idOf(`user:${account}`), name: account },
  ...{ policyUserId: held.companyId, projectId: held.applicationId, attachId: held.attachId },
  ...{ taskId: held.taskId, processInsId: held.processInstanceId },
});

/** A version of a process that applicants may not start. */
async function anyProcess({ server }: Fixture): Promise<string> {
  const { id, key } = wfDeployment;
  const [row] = await server.database.db.select({ id }).from(wfDeployment).where(eq(key, 'wf_seal_use'));
  expect(row).toBeDefined();
  return row!.id;
}

/** A failure as the log of errors is told one. */
async function meetAnError({ services: { logs } }: Fixture['server']): Promise<void> {
  const values = {
    source: 'server',
    type: 'Error',
    message: marker,
    url: '/',
    time: '',
    info: '',
    stack: '',
  };
  logs.add(errorLog, { tenantId: '000000', values });
  await logs.flush();
}

/** Rows of tables that the conformance suite writes none of: what people keep for themselves, an edition of a text, and what a tenant has from its beginning. */
async function addOwnRows({ admin, server }: Fixture) {
  await seedPortalSettings(server.context);
  const edition = { kind: 'privacy', title: marker, titleEn: 'a', body: '<p>a</p>', bodyEn: '<p>a</p>' };
  const begun = { processKey: 'p', processName: marker, formKey: 'f', formVersion: 1, answers: {} };
  const leave = { kind: 'annual', reason: marker, startDate: '2031-03-03', endDate: '2031-03-07' };
  const view = { listName: 'claimList', viewName: marker.slice(0, 20), filters: {} };
  for (const [path, draft] of [
    ['blade-desk/list-view', view],
    ['blade-desk/phrase', { content: marker }],
    ['policy/agreement', edition],
    ['blade-desk/process/leave', leave],
    ['blade-workflow/process/draft', begun],
  ] as const)
    expect((await admin.post(`${path}/submit`, draft)).status, path).toBe(200);
}

const tenantA = (rows: Record<string, string>, { published }: Fixture) => ({
  ...{ tenantId: '000000', account: 'target', marker },
  // The classic family has the same models.
  rows: { ...rows, 'blade-flow/model': rows['blade-workflow/design/model'] },
  ...{ adminRoleId: idOf('role:admin'), adminUserId: idOf('user:admin'), userId: idOf('user:reviewer') },
  ...{ roleId: idOf('role:reviewer'), deptId: idOf('district'), postId: rows['blade-system/post'] },
  ...{ guideId: published.get('itemGuide'), policyId: published.get('policy'), tagId: published.get('tag') },
  ...{ datasourceId: rows['blade-develop/datasource'], paramId: rows['blade-system/param'] },
  ...{ logId: rows['blade-log/usual'] ?? idOf('no log') },
});

/** Somebody whose password is tried, so that no other case finds him locked. */
const addTarget = ({ server }: Fixture) =>
  addAccount(server.context, {
    ...{ id: 'user:target', account: 'target', password: 'target', realName: 'target' },
    ...{ userType: 1, roles: ['reviewer'] },
  });

/** Something to generate whose words would end the comments and the texts that they land in. */
async function addEvilCode(conformance: Fixture): Promise<string> {
  const evil = "*/ `${7*7}` '+x+' <%= id %>";
  const field = { name: 'note', label: evil, labelEn: 'Note', kind: 'text', max: 50, isRequired: true };
  const draft = { ...conformance.draftOf(codeEntry), codeName: evil, shape: 'single', columns: [field] };
  const { body } = await conformance.admin.post('blade-develop/code/submit', draft);
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data.id as string;
}

/** Rows that the cases ask for and no other suite needs. */
async function addMarked({ server, admin }: Fixture) {
  const { context } = server;
  await repositoryOf(role, context).insert({ roleName: marker, roleAlias: 'marked' });
  await repositoryOf(position, context).insert({ category: 'basic', postCode: 'a', postName: marker });
  await repositoryOf(region, context).insert({ code: '440000', name: marker, level: 1 });
  await admin.post('blade-system/api-scope/submit', {
    ...{ scopeName: marker, resourceCode: 'attacked', scopePath: '/blade-desk/nothing', scopeType: 1 },
  });
  const there = { ...context, tenantId: otherTenant };
  const { id } = await repositoryOf(role, there).insert({ roleName: '乙', roleAlias: 'other' });
  return { roleB: id };
}
