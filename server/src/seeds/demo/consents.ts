import { agreementsInForce } from '../../membership/consents.ts';
import { giveConsents } from '../../membership/give-consents.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';
import companies from './data/company.json' with { type: 'json' };

/** Whoever acts for a company of the demonstration has agreed to all texts, so that their cases can be handled. */
export const seedConsents = (context: Context): Promise<boolean> =>
  runOnce(context, 'demo.consents', async (inside) => {
    const named = [...(await agreementsInForce(inside)).values()];
    for (const { id } of companies) await giveConsents(inside, idOf(id), named);
  });
