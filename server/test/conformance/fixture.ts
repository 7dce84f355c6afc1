import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { eq } from 'drizzle-orm';
import { expect, inject } from 'vitest';

import { addAccount } from '../../src/seeds/accounts.ts';
import type { OpenedDatabase } from '../../src/database/client.ts';
import { repositoryOf } from '../../src/kit/rows/repository.ts';
import { storedForm } from '../../src/accounts/passwords.ts';
import { revisedContent } from '../../src/modules/content/revisions/revised-content.ts';
import { userTable } from '../../src/accounts/tables.ts';
import type { Beginning } from '../begun-archive.ts';
import { callerOf, personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import { staffed, startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { sampleDraft } from './sample-draft.ts';
import type { Rows, WireDraft } from './sample-draft.ts';
import { pathsOf, written } from './verbs.ts';

/** The tenant beside the first. */
export const otherTenant = '100001';

/** Addresses that belong to nobody, where the samples' data sources lie. */
const documentationHosts = '203.0.113.0/24';

/** A server with two tenants, callers of every sort, and one row of each written entity published and one not. */
export interface Fixture {
  server: TestServer;
  /** The platform's administrator. */
  admin: Person;
  /** Holds every permission, in the other tenant. */
  neighbour: Person;
  /** Signed in without any permission. */
  applicant: Person;
  anonymous: Person;
  published: Rows;
  drafts: Rows;
  /** A draft of an entity that no earlier one equals, below the published or the unpublished rows. */
  draftOf(entity: Entity, below?: 'published' | 'drafts'): WireDraft;
  /** Adds a row as the administrator. */
  add(entity: Entity, below?: 'published' | 'drafts'): Promise<WireDraft & { id: string; version: number }>;
  close(): Promise<void>;
}

/** The rows of the fixture, which the first file of a run adds for all. */
interface FixtureRows {
  published: [name: string, id: string][];
  drafts: [name: string, id: string][];
  /** A draft of each root that rows hang below: what is written below a public one is a revision, which its own tests walk. */
  open: [name: string, id: string][];
  /** How many samples were made of them. */
  made: number;
}

const noteOf = (kind: OpenedDatabase['kind']) => join(inject('runFolder'), `fixture-rows-${kind}.json`);

const twoTenants: Beginning = {
  name: 'two_tenants',
  seed: async (database) => {
    await staffed.seed(database);
    const kept = { ...database, close: () => Promise.resolve() };
    const server = await startTestServer(
      database.kind,
      { OUTBOUND_HOSTS: documentationHosts },
      { database: kept },
    );
    const rows = await addRows(server);
    writeFileSync(noteOf(database.kind), JSON.stringify(rows));
    await server.close();
  },
};

/** Adds the second tenant and somebody without permissions, and two rows of each written entity, of which it publishes one. */
async function addRows(server: TestServer): Promise<FixtureRows> {
  const admin = await personOf(server, 'admin');
  await addNeighbour(server);
  await addAccount(server.context, {
    ...{ id: 'user:citizen', account: 'citizen', password: 'citizen', realName: '路人' },
    ...{ userType: 2, roles: ['applicant'] },
  });
  const listed = await admin.get('blade-system/dept/list');
  expect(listed.status, JSON.stringify(listed.body)).toBe(200);
  const departments = listed.body.data as { id: string }[];
  const me = String((await admin.get('blade-user/info')).body.data.id);
  const people = await admin.get('blade-user/page?account=reviewer');
  const colleague = String((people.body.data.records as { id: string }[])[0]?.id);
  let made = 0;
  const chain = async (department: string) => {
    const rows = new Map([
      ['department', department],
      ['user', me],
      ['colleague', colleague],
    ]);
    for (const entity of written) {
      const draft = sampleDraft(entity, { n: ++made, rows });
      rows.set(entity.name, (await submitted(admin, entity, draft)).id);
    }
    return rows;
  };
  const published = await chain(departments[1]!.id);
  const drafts = await chain(departments[2]!.id);
  await publish(admin, published);
  const open = new Map<string, string>();
  for (const entity of written.filter(({ name }) => revisedRoots.has(name))) {
    const draft = sampleDraft(entity, { n: ++made, rows: published });
    open.set(entity.name, (await submitted(admin, entity, draft)).id);
  }
  return { published: [...published], drafts: [...drafts], open: [...open], made };
}

/** Builds the fixture on a fresh database. */
export async function buildFixture(kind: OpenedDatabase['kind']): Promise<Fixture> {
  const environment = { OUTBOUND_HOSTS: documentationHosts };
  const server = await startTestServer(kind, environment, { beginning: twoTenants });
  const rowsNoted = JSON.parse(readFileSync(noteOf(kind), 'utf8')) as FixtureRows;
  const [published, drafts] = [new Map(rowsNoted.published), new Map(rowsNoted.drafts)];
  let { made } = rowsNoted;
  const admin = await personOf(server, 'admin');
  const draftOf: Fixture['draftOf'] = (entity, below = 'published') => {
    const rows = below === 'published' ? published : drafts;
    const isPart = below === 'published' && partsOfRoots.has(entity.name);
    return sampleDraft(entity, { n: ++made, rows: isPart ? new Map([...rows, ...rowsNoted.open]) : rows });
  };
  return {
    ...{ server, admin, published, drafts, draftOf },
    neighbour: await personOf(server, 'neighbour', { tenantId: otherTenant }),
    applicant: await personOf(server, 'citizen'),
    anonymous: callerOf(server, {}),
    add: (entity, below) => submitted(admin, entity, draftOf(entity, below)),
    close: () => server.close(),
  };
}

async function submitted(admin: Person, entity: Entity, draft: WireDraft) {
  const { body } = await admin.post(pathsOf(entity).submit!, draft);
  expect(body, `${entity.name} ${JSON.stringify(body)}`).toMatchObject({ code: 200, success: true });
  return body.data as WireDraft & { id: string; version: number };
}

const revisedRoots = new Set(
  revisedContent.filter(({ below }) => below.length > 0).map(({ root }) => root.name),
);
const partsOfRoots = new Set(revisedContent.flatMap(({ below }) => below.map(({ name }) => name)));

/** Whether an entity is published row by row. */
export const isContent = (entity: Entity) =>
  'status' in entity.fields && metaOf(entity.fields.status).options === contentStates;

async function publish(admin: Person, rows: Rows) {
  for (const entity of written.filter(isContent)) {
    for (const move of ['toReview', 'publish']) {
      const { status } = await admin.post(`${entity.path}/${move}`, { ids: rows.get(entity.name) });
      expect(status, `${entity.name} ${move}`).toBe(200);
    }
  }
}

/** Adds the second tenant, and somebody in it who holds every permission. */
export async function addNeighbour({ context }: TestServer) {
  await repositoryOf(tenant, context).insert({ tenantId: otherTenant, tenantName: '邻区' });
  const there = { ...context, tenantId: otherTenant };
  const menuIds = (await repositoryOf(menu, there).all(undefined)).map(({ id }) => id);
  const all = await repositoryOf(role, there).insert({ roleName: '管理员', roleAlias: 'admin', menuIds });
  const person = await repositoryOf(user, there).insert({
    ...{ account: 'neighbour', name: '邻居', realName: '邻居', userType: 1 },
    roleId: [all.id],
  });
  const passwordHash = await storedForm('neighbour');
  await context.db.update(userTable).set({ passwordHash }).where(eq(userTable.id, person.id));
}
