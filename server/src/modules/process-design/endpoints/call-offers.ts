import type { Context } from '../../../kit/runtime/context.ts';
import type { CallOffers } from '../../../workflow/index.ts';
import { endpointOf } from './send-call.ts';

/** What an endpoint lets itself be asked by, for whoever deploys. */
export const offeredEndpoint: CallOffers['endpoint'] = async (context: Context, key) => {
  const endpoint = await endpointOf(context, key);
  return endpoint && { methods: endpoint.methods };
};
