import { client } from '@policy/shared/contract/entities/sign-in/client.ts';

import type { Context } from '../kit/runtime/context.ts';
import { setSecret } from '../modules/sign-in/clients/clients.ts';
import { insertMissing } from './insert-missing.ts';
import { idOf } from './slug-id.ts';
import type { SlugRow } from './slug-rows.ts';

/** An application of a seed and the secret that it begins with. */
export interface ClientSeed extends SlugRow {
  secret: string;
}

/** Adds applications that this database has never had, each with its secret. */
export async function addClients(context: Context, seeds: readonly ClientSeed[]): Promise<void> {
  const rows = seeds.map(({ secret: _, ...row }): SlugRow => row);
  const added = await insertMissing(client, context, rows);
  for (const { id, secret } of seeds) if (added.includes(id)) await setSecret(context, idOf(id), secret);
}
