import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { OpenedDatabase } from '../../src/database/client.ts';
import { routesOf } from '../conformance/routes.ts';
import { databases, enginesHere } from '../database.ts';
import { personOf } from '../journeys/people.ts';
import { attackCases, hasCases } from './case.ts';
import type { AttackCase } from './case.ts';
import { seenInBrowser } from './expectations.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { passwordChecks } from './password-checks.ts';
import { play } from './play.ts';
import { contradicted, otherwiseAsked, playedElsewhere, waiting } from './set-apart.ts';

// Files share a worker's modules: these are loaded anew around what counts, and again without it afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof Argon2>();
  const verify: typeof library.verify = (...said) => {
    passwordChecks.total += 1;
    return library.verify(...said);
  };
  return { ...library, verify };
});

/** Calls that a case makes on its way, as the conformance lists spell them. */
const callsIn = ({ method, path, setup = [], then }: AttackCase) =>
  [{ method, path }, ...setup, ...(then ? [then] : [])]
    .filter((step) => step.path?.startsWith('/api/') && !step.path.includes('..'))
    .map((step) => `${step.method ?? 'GET'} ${step.path?.replace('/api/', '').split('?')[0] ?? ''}`);

/** A case without what only a browser sees. */
function asPlayed(attack: AttackCase): AttackCase {
  const inPage = attack.then?.target ? ['notMatchThen'] : [];
  if (attack.raw) return attack;
  const kinds = Object.entries(attack.assert).filter(
    ([kind]) => ![...seenInBrowser, ...inPage].includes(kind),
  );
  return { ...attack, assert: Object.fromEntries(kinds) };
}

const cases = attackCases.map((attack) => {
  const { because: _, ...changes } = otherwiseAsked[attack.id] ?? { because: '' };
  return { ...attack, ...changes };
});
const named = (some: readonly AttackCase[]) =>
  some.map((attack) => [attack.id, attack.source, attack] as const);
const waits = Object.values(waiting).flat();
const apart = [...waits, ...Object.keys(contradicted), ...Object.keys(playedElsewhere)];
const inPortal = cases.filter(({ target }) => target).map(({ id }) => id);
const played = cases.filter(({ id }) => !apart.includes(id) && !inPortal.includes(id));
const of = (ids: readonly string[]) => cases.filter(({ id }) => ids.includes(id));
const title = hasCases
  ? 'attacks (%s)'
  : 'attacks are not played (%s): ../shared/data/attack-cases.json is not there';

/** What never gets as far as a database is played on one of them. */
const playedOn = (kind: OpenedDatabase['kind']) =>
  kind === databases[0] ? played : played.filter(({ raw }) => raw === undefined);

test.skipIf(!hasCases)('the attacks are all of the handbook’s, and each stands in one list', () => {
  const ids = cases.map(({ id }) => id);
  expect(apart.filter((id, at) => !ids.includes(id) || apart.indexOf(id) !== at)).toEqual([]);
  expect(Object.keys(otherwiseAsked).filter((id) => !ids.includes(id))).toEqual([]);
  expect(played.length + apart.length + inPortal.length).toBe(ids.length);
});

describe.skipIf(!hasCases).each(enginesHere())(title, (kind) => {
  let fixture: AttackFixture;
  let routes: Set<string>;
  beforeAll(async () => {
    fixture = await buildAttackFixture(kind);
    routes = new Set((await routesOf(fixture.conformance.server)).map(({ call }) => call));
  });
  afterAll(() => fixture.close());

  test('look for marks that their owner is shown', async () => {
    const { admin, server } = fixture.conformance;
    const reviewer = await personOf(server, 'reviewer');
    const { A } = fixture.facts as { A: { marker: string; taskId: string } };
    expect(JSON.stringify((await admin.get('blade-system/role/tree')).body)).toContain(A.marker);
    expect((await reviewer.get('blade-workflow/process/detail', { taskId: A.taskId })).status).toBe(200);
  });

  test.each(named(playedOn(kind)))('%s: %s', (_id, _source, attack) => play(asPlayed(attack), fixture));

  test.each(named(of(waits)))('%s waits for what is not built: %s', async (_id, _source, attack) => {
    const unbuilt = callsIn(attack).filter((call) => !routes.has(call));
    if (unbuilt.length === 0) await expect(play(asPlayed(attack), fixture)).rejects.toThrow();
  });

  test.each(named(of(Object.keys(contradicted))))(
    '%s asks for what the specification does not: %s',
    (_id, _source, attack) => expect(play(asPlayed(attack), fixture)).rejects.toThrow(),
  );
});
