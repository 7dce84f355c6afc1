import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import type { Faults } from '../../model/faults/faults.ts';
import { labelOf } from '../../model/definition.ts';
import type { RequestCall, ServiceCall, SmsCall } from '../../model/calls/service-call.ts';

/** What the service tasks of a tenant may name; whoever makes the engine provides it. */
export interface CallOffers {
  /** What an endpoint lets itself be asked by, by its key; null where there is none. */
  endpoint: (context: Context, key: string) => Promise<{ methods: readonly string[] } | null>;
  /** The names that an SMS template asks for, by its code; null where there is none. */
  smsTemplate: (context: Context, code: string) => Promise<{ names: readonly string[] } | null>;
}

/** For engines that ask nothing outside. */
export const noCallOffers: CallOffers = {
  endpoint: () => Promise.resolve(null),
  smsTemplate: () => Promise.resolve(null),
};

/** Refuses a process that asks an endpoint or sends by a template which its tenant has not, or not like this. */
export async function refuseUnknownCalls(
  definition: Definition,
  offers: CallOffers,
  { context, faults }: { context: Context; faults: Faults },
): Promise<void> {
  for (const node of definition.nodes.values()) {
    const call = node.type === 'serviceTask' ? node.call : null;
    if (call) await faults.ask(node.id, () => refuse(call, labelOf(node), { offers, context }));
  }
}

interface Around {
  offers: CallOffers;
  context: Context;
}

const refuse = (call: ServiceCall, node: string, around: Around): Promise<void> =>
  call.kind === 'request' ? refuseRequest(call, node, around) : refuseSms(call, node, around);

async function refuseRequest(
  { endpoint: key, method }: RequestCall,
  node: string,
  { offers, context }: Around,
): Promise<void> {
  const endpoint = await offers.endpoint(context, key);
  if (!endpoint) throw new Refusal('workflow.modelEndpoint', { node, endpoint: key });
  if (!endpoint.methods.includes(method))
    throw new Refusal('workflow.modelEndpointMethod', { node, endpoint: key, method });
}

async function refuseSms(
  { template: code, parameters }: SmsCall,
  node: string,
  { offers, context }: Around,
): Promise<void> {
  const template = await offers.smsTemplate(context, code);
  if (!template) throw new Refusal('workflow.modelSms', { node, template: code });
  const given = parameters.map(({ name }) => name);
  const missing = template.names.filter((name) => !given.includes(name));
  if (missing.length > 0)
    throw new Refusal('workflow.modelSmsParameters', { node, template: code, names: missing.join(', ') });
}
