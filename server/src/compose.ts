import { join } from 'node:path';

import type { Config } from './config.ts';
import type { OpenedDatabase } from './database/client.ts';
import type { Clock } from './kit/runtime/clock.ts';
import { fieldsOfForms } from './forms/form-versions.ts';
import { nextOfProcess } from './forms/numbers.ts';
import { createFieldCipher } from './kit/services/field-cipher.ts';
import { createGauges } from './kit/runtime/gauges.ts';
import { createOutbound } from './kit/services/outbound.ts';
import { processLog } from './kit/runtime/process-log.ts';
import type { ProcessLog } from './kit/runtime/process-log.ts';
import type { Services } from './kit/services/services.ts';
import { linkSigner } from './kit/services/signed-link.ts';
import { spendCaptcha } from './modules/sign-in/captcha/captchas.ts';
import { noteAccess } from './membership/data-access.ts';
import { createSignIn } from './modules/sign-in/sign-in-services.ts';
import { menuCache } from './modules/permissions/menu-routes.ts';
import { loadSecrets, refuseOtherFieldSecret } from './modules/sign-in/tokens/secrets.ts';
import { actorOf } from './membership/applicant.ts';
import { holdMembership, membersOf } from './membership/membership.ts';
import { keepReveal } from './modules/log/index.ts';
import { createLogWriter } from './modules/log/log-writer.ts';
import { callOffers, caseAreasOf, modulesOf, ownReads } from './modules/index.ts';
import { sealedColumns } from './modules/sealed-columns.ts';
import { areaRules } from './modules/rules.ts';
import { createFileStores } from './modules/resource/storage/file-stores.ts';
import { localFileStore } from './modules/resource/storage/local-file-store.ts';
import { calendarOf } from './parameters/parameters.ts';
import { colleaguesOf } from './modules/people/colleagues.ts';
import { portalAddress } from './modules/tenants/portal-address.ts';
import type { AppDependencies } from './app.ts';
import { createWorkflow } from './workflow/index.ts';
import type { Workflow } from './workflow/index.ts';

/** What a server is composed from. */
export interface Runtime {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  /** Where the process writes its log; standard output unless given. */
  log?: ProcessLog;
}

/** Puts the server's parts together on an open, migrated database. */
export async function compose(runtime: Runtime): Promise<AppDependencies & { workflow: Workflow }> {
  const { config, log = processLog(config.logLevel) } = runtime;
  const secrets = await loadSecrets(runtime);
  const cipher = createFieldCipher(secrets.fieldSecret);
  await refuseOtherFieldSecret({ ...runtime, sealed: sealedColumns }, cipher);
  const outbound = createOutbound(config.outboundHosts);
  const { tokens, sessions: book } = createSignIn(runtime, secrets);
  const menus = menuCache(runtime.clock);
  const forgetAll = () => {
    book.forgetAll();
    menus.forgetAll();
  };
  const sessions = { ...book, forgetAll };
  const services: Services = {
    ...runtime,
    ownReads,
    rules: areaRules({ sessions, outbound, isProduction: config.mode === 'production' }),
    files: createFileStores({ ...runtime, cipher, outbound }, localFileStore(join(config.dataDir, 'files'))),
    links: linkSigner(secrets.fieldSecret, 'signed-link'),
    previews: linkSigner(secrets.fieldSecret, 'preview'),
    outbound,
    cipher,
    // A log that cannot be written has nowhere else to say so.
    logs: createLogWriter(runtime, (error) => log.error({ err: error }, 'rows of a log were lost')),
    processLog: log,
    keepReveal,
    noteExport: (context, told) => noteAccess(context, { act: 'exported', ...told }),
    portalOf: portalAddress(config),
    gauges: createGauges(),
    captchas: { check: (key, code) => spendCaptcha(runtime, { key, code }) },
  };
  const workflow = createWorkflow({
    ...{ areas: caseAreasOf(services), peopleOf: colleaguesOf, callOffers, fieldsOfForms },
    memberships: {
      membersOf: ({ db, tenantId, clock }, asked) => membersOf(db, { tenantId, ...asked }, clock.now()),
      ofCaller: (context) => {
        const { userId, companyId } = actorOf(context);
        const { db, tenantId, clock } = context;
        return holdMembership(db, { tenantId, userId, companyId }, clock.now());
      },
    },
    ofTenant: { calendarOf, nextNumber: nextOfProcess },
  });
  return {
    services,
    sessions,
    workflow,
    modules: modulesOf({ signIn: { services, tokens, sessions }, menus, workflow }),
  };
}
