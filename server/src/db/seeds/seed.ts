import type { Context } from '../../kit/context.ts';
import { seedOfficers } from './demo/accounts.ts';
import { seedCompanies } from './demo/companies.ts';
import { seedContent } from './demo/content.ts';
import { seedForms } from './reference/forms.ts';
import { seedIdentity } from './reference/identity.ts';

/** Told what is being done, for a console. */
export type Say = (step: string) => void;

/** What every installation needs; safe at each start. */
export async function seedReference(context: Context): Promise<void> {
  await seedIdentity(context);
  await seedForms(context);
}

/** The fictional district: agencies, officers, content and companies, on top of the reference seed; safe at each start. */
export async function seedDemonstration(context: Context, say: Say): Promise<void> {
  say('agencies and officers');
  await seedOfficers(context);
  await seedContent(context, say);
  say('companies');
  await seedCompanies(context);
}
