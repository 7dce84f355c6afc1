import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { previewHeader } from '@policy/shared/contract/portal/preview.ts';
import type { PreviewClaim } from '@policy/shared/contract/portal/preview.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildFixture, otherTenant } from '../../../test/conformance/fixture.ts';
import type { Fixture } from '../../../test/conformance/fixture.ts';
import { rowsOf } from '../../../test/conformance/lists.ts';
import { pathsOf, walked } from '../../../test/conformance/verbs.ts';
import { enginesHere } from '../../../test/database.ts';
import { callerOf } from '../../../test/journeys/people.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';

const previewed = walked.filter(({ publicPage }) => publicPage !== undefined);
const targetOf = (entity: Entity, field: string) => metaOf(entity.fields[field] as never).source;
const childrenOf = (parent: Entity) =>
  walked.filter(({ publicThrough, ...child }) =>
    publicThrough ? targetOf({ publicThrough, ...child }, publicThrough) === parent.name : false,
  );
const minute = 60_000;

describe.each(enginesHere())('previews of rows that are not public yet (%s)', (kind) => {
  let world: Fixture;
  beforeAll(async () => {
    world = await buildFixture(kind);
  });
  afterAll(() => world.close());

  const ask = async (entity: Entity, id: string, language = 'zh') => {
    const headers = { 'accept-language': language };
    const { status, body } = await world.admin.post(`${entity.path}/preview`, { id }, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { address: string; expiresAt: string };
  };
  const claimFor = async (entity: Entity, id: string): Promise<PreviewClaim> => {
    const { searchParams } = new URL((await ask(entity, id)).address);
    return { entity: entity.name, id, token: searchParams.get('preview') ?? '' };
  };
  /** Nobody, on a page that was opened with a token. */
  const readerWith = (claim: Partial<PreviewClaim>, headers: Record<string, string> = {}) =>
    callerOf(world.server, { ...headers, [previewHeader]: new URLSearchParams(claim).toString() });
  const pageOf = (entity: Entity) => (entity.listByParent ? `${entity.path}/page` : pathsOf(entity).list!);

  test('exist for what has a page on the portal and for nothing else', async () => {
    expect(previewed.map(({ name }) => name).sort()).toEqual([
      'detailedRule',
      'interpretation',
      'itemGuide',
      'policy',
      'policyNotice',
      'publicityList',
    ]);
    const { status } = await world.admin.post('policy/policyitem/preview', { id: crypto.randomUUID() });
    expect(status).toBe(404);
  });

  describe.each(previewed.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
    const { detail } = pathsOf(entity) as Record<string, string>;
    const draftId = () => world.drafts.get(entity.name)!;

    test('lead to the page that the row will have, in the language of who asks', async () => {
      const { origin, pathname, searchParams } = new URL((await ask(entity, draftId())).address);
      expect([origin, pathname]).toEqual(['http://localhost:3000', entity.publicPage]);
      expect(searchParams.get('id')).toBe(draftId());
      expect(new URL((await ask(entity, draftId(), 'en')).address).pathname).toBe(`/en${entity.publicPage}`);
    });

    test('show the row to whoever holds the token, and no more of it than the public is told', async () => {
      const id = draftId();
      expect((await world.anonymous.get(detail!, { id })).status).toBe(404);
      const { status, body } = await readerWith(await claimFor(entity, id)).get(detail!, { id });
      expect([status, body.data.status]).toEqual([200, 'draft']);
      const hidden = Object.keys(entity.fields).filter((field) => !entity.publicFields?.includes(field));
      expect(hidden.filter((field) => field in body.data)).toEqual([]);
    });

    test('show what hangs below the row, and nothing that hangs below another', async () => {
      const [mine, other] = [await world.add(entity), await world.add(entity)];
      for (const child of childrenOf(entity)) {
        const below = async (id: string) => {
          const draft = { ...world.draftOf(child), [child.publicThrough!]: id };
          const { status, body } = await world.admin.post(pathsOf(child).submit!, draft);
          expect(status, JSON.stringify(body)).toBe(200);
          return String(body.data.id);
        };
        const [own, foreign] = [await below(mine.id), await below(other.id)];
        const at = pathsOf(child).list!;
        const listed = async (id: string) =>
          rowsOf(await readerWith(await claimFor(entity, id)).get(at, { size: '200' })).map((row) => row.id);
        expect(await listed(mine.id)).toContain(own);
        expect(await listed(mine.id)).not.toContain(foreign);
        expect(rowsOf(await world.anonymous.get(at, { size: '200' })).map((row) => row.id)).not.toContain(
          own,
        );
      }
    });

    test('show no other row, alone or in a list', async () => {
      const [mine, other] = [await world.add(entity), await world.add(entity)];
      const claim = await claimFor(entity, mine.id);
      const reader = readerWith(claim);
      expect((await reader.get(detail!, { id: other.id })).status).toBe(404);
      const everybody = rowsOf(await world.anonymous.get(pageOf(entity), { size: '200' }));
      const seen = rowsOf(await reader.get(pageOf(entity), { size: '200' })).map(({ id }) => id);
      expect(seen.sort()).toEqual([...everybody.map(({ id }) => id), mine.id].sort());
      expect((await readerWith({ ...claim, id: other.id }).get(detail!, { id: other.id })).status).toBe(410);
    });

    test('show the row as it is by then', async () => {
      const row = await world.add(entity);
      const reader = readerWith(await claimFor(entity, row.id));
      const { id, version } = row;
      await world.admin.post(pathsOf(entity).submit!, { id, version, [entity.nameField]: '改过的' });
      expect((await reader.get(detail!, { id })).body.data[entity.nameField]).toBe('改过的');
      await world.admin.post(pathsOf(entity).remove!, { ids: id });
      expect((await reader.get(detail!, { id })).status).toBe(404);
    });

    test('are for who may view such rows, and for rows of his tenant', async () => {
      const at = `${entity.path}/preview`;
      const asked = { id: draftId() };
      expect((await world.anonymous.post(at, asked)).status).toBe(401);
      expect((await world.applicant.post(at, asked)).status).toBe(403);
      expect((await world.neighbour.post(at, asked)).status).toBe(404);
    });

    test('are refused in another tenant, for another kind of row, and once somebody has changed the token', async () => {
      const claim = await claimFor(entity, draftId());
      const [expires = '', signature = ''] = claim.token.split('.');
      const later = { ...claim, token: `${Number(expires) + 60}.${signature}` };
      const forged = { ...claim, token: `${expires}.${signature.split('').reverse().join('')}` };
      const kind = { ...claim, entity: previewed.find((other) => other !== entity)!.name };
      const wrong = [later, forged, kind, { ...claim, token: '' }, {}].map((one) => readerWith(one));
      const elsewhere = readerWith(claim, { 'tenant-id': otherTenant });
      for (const reader of [...wrong, elsewhere]) {
        const { status, body } = await reader.get(detail!, { id: draftId() });
        expect([status, body.msg]).toEqual([410, refusalSentence('preview.over', {}, 'zh')]);
      }
    });

    test('let nobody write', async () => {
      const reader = readerWith(await claimFor(entity, draftId()));
      for (const verb of ['submit', 'remove', 'toReview', 'publish', 'preview'])
        expect((await reader.post(`${entity.path}/${verb}`, { id: draftId(), ids: draftId() })).status).toBe(
          401,
        );
    });
  });

  test('a tenant without a portal has none, and is told so', async () => {
    const there = { ...world.server.context, tenantId: otherTenant };
    const agency = await repositoryOf(department, there).insert({
      deptName: '邻区办',
      fullName: '邻区办公室',
    });
    const { id } = await repositoryOf(policy, there).insert({
      ...{
        title: '邻区办法',
        issuer: '邻区政府',
        agencyId: agency.id,
        docType: 'policy',
        topic: '产业',
      },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
    });
    const refused = await world.neighbour.post('policy/policyinfo/preview', { id });
    expect([refused.status, refused.body.msg]).toEqual([400, refusalSentence('preview.noPortal', {}, 'zh')]);
  });

  // The last: the clock outlives every session.
  test('end after ten minutes, in the reader’s language', async () => {
    const id = world.drafts.get('policy')!;
    const claim = await claimFor(policy, id);
    world.server.clock.moveBy(9 * minute);
    expect((await readerWith(claim).get('policy/policyinfo/detail', { id })).status).toBe(200);
    world.server.clock.moveBy(minute);
    const { status, body } = await readerWith(claim, { 'accept-language': 'en' }).get(
      'policy/policyinfo/detail',
      { id },
    );
    expect([status, body.msg]).toEqual([410, refusalSentence('preview.over', {}, 'en')]);
  });
});
