import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// The cases belong to the handbook and are not part of the project; where it lies beside it, they run.
const file = fileURLToPath(new URL('../../../../shared/data/attack-cases.json', import.meta.url));

const texts = z.record(z.string(), z.string());
const query = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const who = z.enum(['anonymous', 'portal-user', 'tenant-admin', 'other-tenant', 'platform']);

const call = z.strictObject({
  target: z.literal('portal').optional(),
  as: who.optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  body: z.unknown().optional(),
  /** Something that goes wrong around the server, instead of a call. */
  fault: z.literal('ENOSPC').optional(),
});

const forge = z.strictObject({
  alg: z.string().optional(),
  key: z.string().optional(),
  header: texts.optional(),
  claims: z.record(z.string(), z.unknown()).optional(),
  from: z.literal('self').optional(),
  resign: z.boolean().optional(),
  use: z.literal('self.refresh_token').optional(),
});

// Strict: a key that the runner does not know would be a part of the attack that is passed over.
const attackCase = z.strictObject({
  ...{ id: z.string(), source: z.string(), evidence: z.string(), group: z.string().optional() },
  ...{ method: z.string(), path: z.string(), headers: texts, query, body: z.unknown(), as: who },
  expect: z.string(),
  assert: z.record(z.string(), z.unknown()),
  target: z.literal('portal').optional(),
  ...{ setup: z.array(call).optional(), then: call.optional(), forge: forge.optional() },
  ...{ repeat: z.int().optional(), parallel: z.int().optional() },
  ...{ raw: z.string().optional(), rawPath: z.literal(true).optional(), rawQuery: z.string().optional() },
  ...{ bodyRaw: z.string().optional(), bodyGen: z.string().optional() },
  alsoPaths: z.array(z.string()).optional(),
  alsoHeaders: z.array(texts).optional(),
  alsoMethods: z.array(z.string()).optional(),
});

/** Who makes a call of a case. */
export type Who = z.output<typeof who>;
/** What a case does before or after its attack. */
export type SideCall = z.output<typeof call>;
/** A token that no honest client has. */
export type Forgery = z.output<typeof forge>;
/** One attack as the handbook states it. */
export type AttackCase = z.output<typeof attackCase>;

/** An attack of our own, with what it says beyond an anonymous GET that brings about nothing. */
export const ownCase = (id: string, source: string, said: Partial<z.input<typeof attackCase>>): AttackCase =>
  attackCase.parse({
    ...{ id, source, evidence: 'own', method: 'GET', path: '/', headers: {}, query: {}, body: null },
    ...{ as: 'anonymous', expect: source, assert: { no5xx: true }, ...said },
  });

/** Whether the handbook lies beside the project. */
export const hasCases = existsSync(file);

/** Every attack of the handbook; none where it is missing. */
export const attackCases: readonly AttackCase[] = hasCases
  ? z.array(attackCase).parse(JSON.parse(readFileSync(file, 'utf8')))
  : [];
