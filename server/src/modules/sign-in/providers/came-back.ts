import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Client } from '../clients/clients.ts';
import { usedProvider } from './offered.ts';
import { followSteps } from './outcomes.ts';
import type { Vouched } from './port.ts';
import { settingsOf } from './settings.ts';
import type { ProviderRow } from './settings.ts';
import type { Attempt, SignOnPorts } from './visits.ts';

/** What a provider sent its reader back with. */
interface Brought {
  code: string;
  state: string;
  issuer: string;
  /** What the provider says instead of a code. */
  error: string;
}

/** A visit that somebody came back from, through an application. */
export interface CameBack {
  client: Client;
  attempt: Attempt;
  brought: Brought;
}

/** Asks the provider who came back, and does what he came for; at which step it ended is written down. */
export async function withVouched<T>(
  { services, ask }: SignOnPorts,
  { context, client, attempt, brought }: CameBack & Pick<FastifyRequest, 'context'>,
  act: (row: ProviderRow, vouched: Vouched) => Promise<T>,
): Promise<T> {
  const { nonce, verifier, returnAddress, providerId } = attempt;
  const steps = followSteps(context, providerId, 'return');
  try {
    const row = await usedProvider(context, { id: providerId }, { client, config: services.config });
    if (brought.error !== '' || brought.code === '') throw new Refusal('signOn.denied');
    steps.reach('token');
    const settings = await settingsOf(context, services, row);
    const back = { ...brought, nonce, verifier, returnAddress };
    const vouched = await ask(settings, (provider, call) => provider.finish(back, call));
    steps.reach('account');
    const done = await act(row, vouched);
    await steps.succeeded();
    return done;
  } catch (error) {
    await steps.failed(error);
    throw error;
  }
}
