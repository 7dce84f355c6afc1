import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { seedOfficers } from './demo/accounts.ts';
import { seedCompanies } from './demo/companies.ts';
import { seedConsents } from './demo/consents.ts';
import { seedCases } from './demo/cases/replay.ts';
import { seedArticles, seedContent, seedEnglishTitles, seedGuideForms } from './demo/content.ts';
import { seedDesk } from './demo/desk.ts';
import { seedExamples } from './demo/examples.ts';
import { seedSignOn } from './demo/sign-on.ts';
import { seedPositions } from './demo/positions.ts';
import { seedRegions } from './demo/regions.ts';
import { refuseDemonstration } from './refuse-demonstration.ts';
import { seedAgreements } from './reference/agreements.ts';
import { seedFirstAdministrator } from './reference/first-administrator.ts';
import { seedForms } from './reference/forms.ts';
import { seedFirstTenant } from './reference/first-tenant.ts';
import { seedMessageTemplates } from './reference/message-templates.ts';
import { seedResources } from './reference/resources.ts';
import { seedPlatform } from './reference/platform.ts';
import { seedPortalSettings } from './reference/portal-settings.ts';
import { seedProcessDesign } from './reference/process-design.ts';
import { seedProcesses, seedProcessModels } from './reference/processes.ts';
import { seedReports } from './reference/reports.ts';
import { seedSearchWords } from './reference/search-words.ts';
import { systemContext } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import type { Services } from '../kit/services/services.ts';
import { makeMonthsAhead } from '../modules/log/housekeeping.ts';
import type { Workflow } from '../workflow/index.ts';

/** The parts of a composed server that seeding needs. */
interface Installed {
  services: Services;
  workflow: Workflow;
}

/** Says on the console what is being done. */
export type Say = (step: string) => void;

/** The context of the system itself in the tenant of an installation's own content. */
export const installerContext = ({
  database: { db },
  clock,
  rules,
}: Pick<Services, 'database' | 'clock' | 'rules'>): Context =>
  systemContext({ db, tenantId: firstTenantNo, clock, rules });

/** Brings a database to where its mode begins: what every installation needs, and the demonstration's content outside production. */
export async function seed({ services, workflow }: Installed, say: Say): Promise<void> {
  const context = installerContext(services);
  // Before anybody writes; where another server is in the way, the hourly job tries again.
  await makeMonthsAhead(services).catch(() => undefined);
  if (services.config.mode === 'production') await refuseDemonstration(context);
  say('reference data');
  await seedFirstTenant(context);
  await seedPlatform(context);
  await seedResources(context);
  await seedMessageTemplates(context);
  await seedAgreements(context);
  await seedSearchWords(context);
  await seedPortalSettings(context);
  await seedReports(context);
  await seedProcessDesign(context);
  for (const { key, version, keptAs } of await seedForms(context))
    say(
      `${key}: version ${version} is the tenant's own; the product's is version ${keptAs}, not in use until it is made the main version`,
    );
  await seedProcesses(context, workflow);
  await seedProcessModels(context, workflow);
  if (services.config.mode === 'production') {
    const file = await seedFirstAdministrator(context, services.config.dataDir);
    if (file) say(`the first administrator's password is in ${file}`);
    return;
  }
  await seedOfficers(context);
  await seedPositions(context);
  await seedRegions(context);
  await seedExamples(context);
  await seedContent(context, say);
  await seedArticles(context, say);
  await seedGuideForms(context);
  await seedEnglishTitles(context);
  await seedDesk(context);
  await seedCompanies(context);
  await seedConsents(context);
  await seedSignOn(context);
  await seedCases(context, { services, workflow }, say);
}
