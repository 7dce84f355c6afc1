import type { AttackCase } from '../case.ts';
import type { AttackFixture } from '../attack-fixture.ts';
import { halfOpened } from './placeholders.ts';
import { inject, variantsOf } from './requests.ts';
import type { Sent } from './requests.ts';
import { callOverWire, halfOpen, hangUpHalfway, writeRaw } from './wire.ts';
import type { Reply } from './wire.ts';

/** Who makes the calls of a case, and on what. */
export interface Caller {
  fixture: AttackFixture;
  headers: Record<string, string>;
}

/** Makes every call of a case; the answers come in the order of the calls. */
export async function sendAll(attack: AttackCase, { fixture, headers }: Caller): Promise<Reply[]> {
  if (attack.raw !== undefined) return sendBytes(attack.raw, fixture);
  const variants = variantsOf(attack, headers);
  if (JSON.stringify(attack.body ?? '').includes(':abort}}')) {
    await hangUpHalfway(fixture.port, variants[0]!);
    return [];
  }
  return again(attack, variants, (sent) =>
    attack.rawPath || attack.alsoMethods
      ? callOverWire(fixture.port, sent)
      : inject(fixture.conformance.server, sent),
  );
}

async function again(
  { repeat = 1, parallel = 1 }: AttackCase,
  variants: readonly Sent[],
  send: (sent: Sent) => Promise<Reply>,
): Promise<Reply[]> {
  const answers: Reply[] = [];
  for (let round = 0; round < repeat / parallel; round++)
    for (const sent of variants)
      answers.push(...(await Promise.all(Array.from({ length: parallel }, () => send(sent)))));
  return answers;
}

async function sendBytes(raw: string, fixture: AttackFixture): Promise<Reply[]> {
  if (raw.startsWith(halfOpened)) return waitOut(fixture, Number(raw.slice(halfOpened.length)));
  return [await writeRaw(fixture.port, raw)];
}

/** Half-open connections until the server ends them, while somebody else is answered. */
async function waitOut({ port, conformance }: AttackFixture, count: number): Promise<Reply[]> {
  const ended = await halfOpen(port, count);
  const other = { method: 'GET', path: '/api/policy/policyinfo/list', headers: {}, payload: null };
  const answer = await callOverWire(port, other);
  return [...(await ended()), answer, await inject(conformance.server, other)];
}
