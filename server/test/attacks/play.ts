import { bearer } from '../test-server.ts';
import type { AttackCase, SideCall, Who } from './case.ts';
import { expectations } from './expectations.ts';
import { forged } from './calls/forged.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { filled } from './calls/placeholders.ts';
import type { Facts } from './calls/placeholders.ts';
import { inject, sentBy } from './calls/requests.ts';
import { sendAll } from './calls/send-all.ts';
import type { Caller } from './calls/send-all.ts';
import type { Session } from './sessions.ts';
import { prepare } from './prepare.ts';
import type { Reply } from './calls/wire.ts';

/** What was seen of a played case. */
export interface Seen {
  attack: AttackCase;
  fixture: AttackFixture;
  /** Answers in the order of the calls; with `then`, the last one is its. */
  answers: readonly Reply[];
  /** Makes a call as the case's caller. */
  call: (sent: Pick<AttackCase, 'method' | 'path' | 'query'>) => Promise<Reply>;
}

/** Cases that spend a session, or leave their caller without one. */
const spends = (attack: AttackCase) =>
  Boolean(attack.setup) || /self\.refresh_token|"from":"self"/.test(JSON.stringify(attack));

const signedIn = (who: Who): Exclude<Who, 'anonymous'> => (who === 'anonymous' ? 'portal-user' : who);

/** Plays a case and holds what it expects; throws with the first thing that does not hold. */
export async function play(attack: AttackCase, fixture: AttackFixture): Promise<void> {
  const own = spends(attack) ? await fixture.sessions.fresh(signedIn(attack.as)) : null;
  const facts = await factsFor(attack, fixture, own);
  const asked = { ...filled({ ...attack, id: '', expect: '', source: '' }, facts), id: attack.id };
  const headers =
    own && attack.as !== 'anonymous' ? bearer(own.access) : await fixture.sessions.headersOf(attack.as);
  const restore = await prepare(attack, fixture, (step) => sideCall(step, { fixture, facts, own: headers }));
  const call: Seen['call'] = (sent) =>
    inject(fixture.conformance.server, sentBy({ ...sent, headers: {}, body: null }, headers));
  try {
    const expected = Object.entries(attack.assert);
    const before = await Promise.all(expected.map(([kind]) => expectations(kind).look?.(fixture, call)));
    const sent = await sendAll(asked, { fixture, headers });
    const answers = [...sent, ...(await thenOf(asked, sent, { fixture, facts, headers }))];
    const seen = { attack: asked, fixture, answers, call };
    for (const [at, [kind, value]] of expected.entries())
      await expectations(kind).hold(filled(value, facts), { ...seen, before: before[at] });
  } finally {
    await restore();
    if (attack.setup) fixture.sessions.forget();
  }
}

async function factsFor(attack: AttackCase, fixture: AttackFixture, own: Session | null): Promise<Facts> {
  const session = own ?? { access: '', refresh: '' };
  const admin = (await fixture.sessions.headersOf('platform'))['blade-auth'] ?? '';
  const facts = {
    ...fixture.facts,
    self: { ...(fixture.facts['self'] as object), refresh_token: session.refresh },
    // Known when the attack has been answered.
    created: { id: '{{created.id}}' },
    admin: { cookies: `pfp-admin-access-token=${admin.replace('bearer ', '')}` },
  };
  return attack.forge
    ? { ...facts, forge: forged(attack.forge, facts, { session, key: fixture.key }) }
    : facts;
}

/** The step after the attack; a page of the portal is looked at with a browser, elsewhere. */
async function thenOf(
  { then, as }: AttackCase,
  sent: readonly Reply[],
  { fixture, facts, headers }: Caller & { facts: Facts },
): Promise<Reply[]> {
  if (!then || then.target) return [];
  const created = createdBy(sent);
  // What was refused is there for no second step.
  if (!created && JSON.stringify(then).includes('{{created.')) return [];
  const known = { ...facts, created };
  return [await sideCall({ ...then, as: then.as ?? as }, { fixture, facts: known, own: headers })];
}

/** What the last answer says was made; nothing where it refuses, or is no answer of ours. */
function createdBy(sent: readonly Reply[]): unknown {
  const last = sent.at(-1);
  if (last?.status !== 200 || !last.text.startsWith('{')) return null;
  return (JSON.parse(last.text) as { data?: unknown }).data ?? null;
}

async function sideCall(
  step: SideCall,
  { fixture, facts, own }: { fixture: AttackFixture; facts: Facts; own: Record<string, string> },
): Promise<Reply> {
  const { method = 'GET', path = '', body = null } = filled(step, facts);
  const headers = step.as && !step.as.startsWith('portal') ? await fixture.sessions.headersOf(step.as) : own;
  const type: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  const sent = sentBy({ method, path, body, query: {}, headers: type }, headers);
  return inject(fixture.conformance.server, sent);
}
