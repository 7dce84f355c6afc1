import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { answerAt, bodiless } from '@policy/shared/contract/workflow/service-calls.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { askOutbound } from '../../../kit/services/outbound-request.ts';
import type { OutboundAnswer } from '../../../kit/services/outbound-request.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { AskedCall } from '../../../workflow/index.ts';
import { serviceEndpointTable } from '../tables.ts';
import { addressBelow } from './endpoint-address.ts';
import { endpointSecretPlace, sealedSecret } from './endpoint-secret.ts';

/** What sending takes besides who asks. */
export type Tools = Pick<Services, 'cipher' | 'outbound'>;

type Endpoint = RowOf<typeof serviceEndpoint>;
type Asked = Extract<AskedCall, { kind: 'request' }>;

/** What came of sending a call; `isFinal` failures are not worth another try. */
export type Outcome =
  | { ok: true; values: Readonly<Record<string, unknown>> }
  | { ok: false; isFinal: boolean; code: RefusalCode; facts: Readonly<Record<string, string | number>> };

/** The endpoint of a key in the caller's tenant; its secret header is not among what is read. */
export const endpointOf = (context: Context, key: string): Promise<Endpoint | null> =>
  repositoryOf(serviceEndpoint, context).first(eq(serviceEndpointTable.endpointKey, key));

/** Sends a request once, under the key by which its receiver knows it, and picks what is kept of the answer. */
export async function sendCall(
  context: Context,
  tools: Tools,
  { asked, key }: { asked: Asked; key: string },
): Promise<Outcome> {
  try {
    const endpoint = await endpointOf(context, asked.endpoint);
    if (!endpoint) throw new Refusal('workflow.callEndpoint', { endpoint: asked.endpoint });
    if (endpoint.status !== 1) throw new Refusal('workflow.callEndpointOff', { endpoint: endpoint.name });
    if (!endpoint.methods.includes(asked.method))
      throw new Refusal('workflow.callMethod', { endpoint: endpoint.name, method: asked.method });
    return outcomeOf(asked, await send(context, tools, { endpoint, asked, key }));
  } catch (error) {
    return failureOf(error);
  }
}

async function send(
  context: Context,
  tools: Tools,
  { endpoint, asked, key }: { endpoint: Endpoint; asked: Asked; key: string },
): Promise<OutboundAnswer> {
  const { method, path, parameters } = asked;
  const isBodiless = bodiless.includes(method);
  const url = addressBelow(endpoint.baseUrl, path, isBodiless ? textsOf(parameters) : {});
  return askOutbound(tools.outbound, url.href, {
    method,
    headers: {
      accept: 'application/json',
      'idempotency-key': key,
      ...(!isBodiless && { 'content-type': 'application/json; charset=utf-8' }),
      ...(await secretHeader(context, tools, endpoint)),
    },
    ...(!isBodiless && { body: JSON.stringify(parameters) }),
    timeoutMs: endpoint.timeoutSeconds * 1000,
  });
}

const textsOf = (values: Asked['parameters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value ?? null),
    ]),
  );

/** The header that carries an endpoint's secret, where it has one. */
export async function secretHeader(
  context: Context,
  { cipher }: Pick<Tools, 'cipher'>,
  { id, secretHeader: name }: Pick<Endpoint, 'id' | 'secretHeader'>,
): Promise<Record<string, string>> {
  const sealed = name ? await sealedSecret(context, id) : null;
  return name && sealed ? { [name]: cipher.open(sealed, endpointSecretPlace(id)) } : {};
}

const failed = (
  code: RefusalCode,
  isFinal: boolean,
  facts: Readonly<Record<string, string | number>> = {},
): Outcome => ({ ok: false, isFinal, code, facts });

const isIn = (status: number, from: number) => status >= from && status < from + 100;
/** The receiver asks for patience, although its status says that the request is at fault. */
const later = [408, 425, 429];

function outcomeOf(asked: Asked, { status, text, isCut }: OutboundAnswer): Outcome {
  if (isIn(status, 300)) return failed('workflow.callRedirect', true, { status });
  if (!isIn(status, 200))
    return failed('workflow.callHttp', isIn(status, 400) && !later.includes(status), { status });
  const kept = asked.status === null ? {} : { [asked.status]: status };
  if (asked.answers.length === 0) return { ok: true, values: kept };
  if (isCut) return failed('workflow.callTooLong', true);
  const told = jsonOf(text);
  if (told === undefined) return failed('workflow.callNotJson', true, { status });
  const picked = asked.answers.map(({ from, to }): [string, unknown] => [to, answerAt(told, from)]);
  return { ok: true, values: { ...kept, ...Object.fromEntries(picked) } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Addresses and what the installation does not allow are for people to set right, and so is an endpoint that is off. */
export function failureOf(error: unknown): Extract<Outcome, { ok: false }> {
  const told = (code: RefusalCode, isFinal: boolean, facts = {}) =>
    ({ ok: false, isFinal, code, facts }) as const;
  if (error instanceof Refusal) return told(error.code, error.code !== 'outbound.unknown', error.facts);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return told('workflow.callTimeout', false);
  // The code of a failed connection, such as ECONNREFUSED; words of the library may tell more than they should.
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  return told('workflow.callUnreachable', false, { code });
}
