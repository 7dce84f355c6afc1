import { bearer } from '../test-server.ts';
import type { AttackCase, SideCall, Who } from './case.ts';
import { expectations } from './expectations.ts';
import { forged } from './forged.ts';
import type { Ground } from './ground.ts';
import { filled, halfOpened } from './placeholders.ts';
import type { Facts } from './placeholders.ts';
import { inject, sentBy, variantsOf } from './requests.ts';
import type { Sent } from './requests.ts';
import type { Session } from './sessions.ts';
import { prepare } from './prepare.ts';
import { callOverWire, halfOpen, hangUpHalfway, writeRaw } from './wire.ts';
import type { Reply } from './wire.ts';

/** What was seen of a played case. */
export interface Seen {
  attack: AttackCase;
  ground: Ground;
  /** Answers in the order of the calls; with `then`, the last one is its. */
  answers: readonly Reply[];
  /** Makes a call as the case's caller. */
  call(sent: Pick<AttackCase, 'method' | 'path' | 'query'>): Promise<Reply>;
}

/** Cases that spend a session, or leave their caller without one. */
const spends = (attack: AttackCase) =>
  Boolean(attack.setup) || /self\.refresh_token|"from":"self"/.test(JSON.stringify(attack));

const signedIn = (who: Who): Exclude<Who, 'anonymous'> => (who === 'anonymous' ? 'portal-user' : who);

/** Plays a case and holds what it expects; throws with the first thing that does not hold. */
export async function play(attack: AttackCase, ground: Ground): Promise<void> {
  const own = spends(attack) ? await ground.sessions.fresh(signedIn(attack.as)) : null;
  const facts = await factsFor(attack, ground, own);
  const asked = { ...filled({ ...attack, id: '', expect: '', source: '' }, facts), id: attack.id };
  const headers =
    own && attack.as !== 'anonymous' ? bearer(own.access) : await ground.sessions.headersOf(attack.as);
  const restore = await prepare(attack, ground, (step) => sideCall(step, { ground, facts, own: headers }));
  const call: Seen['call'] = (sent) =>
    inject(ground.world.server, sentBy({ ...sent, headers: {}, body: null }, headers));
  try {
    const expected = Object.entries(attack.assert);
    const before = await Promise.all(expected.map(([kind]) => expectations(kind).look?.(ground, call)));
    const answers = [
      ...(await callsOf(asked, { ground, headers })),
      ...(await thenOf(asked, { ground, facts, headers })),
    ];
    const seen = { attack: asked, ground, answers, call };
    for (const [at, [kind, value]] of expected.entries())
      await expectations(kind).hold(filled(value, facts), { ...seen, before: before[at] });
  } finally {
    await restore();
    if (attack.setup) ground.sessions.forget();
  }
}

async function factsFor(attack: AttackCase, ground: Ground, own: Session | null): Promise<Facts> {
  const session = own ?? { access: '', refresh: '' };
  const { headersOf } = ground.sessions;
  const admin = (await headersOf('platform'))['blade-auth'] ?? '';
  const facts = {
    ...ground.facts,
    self: { ...(ground.facts['self'] as object), refresh_token: session.refresh },
    admin: { cookies: `pfp-admin-access-token=${admin.replace('bearer ', '')}` },
  };
  return attack.forge
    ? { ...facts, forge: forged(attack.forge, facts, { session, key: ground.key }) }
    : facts;
}

interface Caller {
  ground: Ground;
  headers: Record<string, string>;
}

async function callsOf(attack: AttackCase, { ground, headers }: Caller): Promise<Reply[]> {
  const { port, world } = ground;
  if (attack.raw?.startsWith(halfOpened)) return waitOut(ground, Number(attack.raw.slice(halfOpened.length)));
  if (attack.raw !== undefined) return [await writeRaw(port, attack.raw)];
  const variants = variantsOf(attack, headers);
  if (JSON.stringify(attack.body ?? '').includes(':abort}}')) {
    await hangUpHalfway(port, variants[0]!);
    return [];
  }
  const send = (sent: Sent) =>
    attack.rawPath || attack.alsoMethods ? callOverWire(port, sent) : inject(world.server, sent);
  const answers: Reply[] = [];
  const rounds = (attack.repeat ?? 1) / (attack.parallel ?? 1);
  for (let round = 0; round < rounds; round++)
    for (const sent of variants)
      answers.push(...(await Promise.all(Array.from({ length: attack.parallel ?? 1 }, () => send(sent)))));
  return answers;
}

/** Half-open connections until the server ends them, while somebody else is answered. */
async function waitOut({ port, world }: Ground, count: number): Promise<Reply[]> {
  const ended = await halfOpen(port, count);
  const other = { method: 'GET', path: '/api/policy/policyinfo/list', headers: {}, payload: null };
  const answer = await callOverWire(port, other);
  return [...(await ended()), answer, await inject(world.server, other)];
}

/** The step after the attack; a page of the portal is looked at with a browser, elsewhere. */
async function thenOf(
  { then, as }: AttackCase,
  { ground, facts, headers }: Caller & { facts: Facts },
): Promise<Reply[]> {
  if (!then || then.target) return [];
  return [await sideCall({ ...then, as: then.as ?? as }, { ground, facts, own: headers })];
}

async function sideCall(
  step: SideCall,
  { ground, facts, own }: { ground: Ground; facts: Facts; own: Record<string, string> },
): Promise<Reply> {
  const { method = 'GET', path = '', body = null } = filled(step, facts);
  const headers = step.as && !step.as.startsWith('portal') ? await ground.sessions.headersOf(step.as) : own;
  const type: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  const sent = sentBy({ method, path, body, query: {}, headers: type }, headers);
  return inject(ground.world.server, sent);
}
