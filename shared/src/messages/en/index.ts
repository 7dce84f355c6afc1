import type { EntityCatalogue } from '../kit.ts';
import { application } from './application.ts';
import { applicationEntities } from './entity/application.ts';
import { companyEntities } from './entity/companies.ts';
import { articleEntities } from './entity/content/articles.ts';
import { portalEntities } from './entity/content/portal.ts';
import { searchEntities } from './entity/content/search.ts';
import { contentEntities } from './entity/content.ts';
import { leaveWords } from './desk.ts';
import { deskEntities } from './entity/desk.ts';
import { developEntities } from './entity/develop.ts';
import { peopleEntities } from './entity/people.ts';
import { permissionEntities } from './entity/permissions.ts';
import { resourceEntities } from './entity/resource.ts';
import { signInEntities } from './entity/sign-in.ts';
import { systemEntities } from './entity/system.ts';
import { tenantEntities } from './entity/tenants.ts';
import { logEntities } from './entity/log.ts';
import { reportEntities } from './entity/report.ts';
import { processDesignEntities } from './entity/process-design.ts';
import { processEntities } from './entity/process.ts';
import { formRules } from './form-rules.ts';
import { mail } from './mail.ts';
import { personalWords } from './personal.ts';
import { permissions } from './permissions.ts';
import { refusal } from './refusal.ts';
import { reportWords } from './report.ts';
import { security } from './security.ts';
import { sheet } from './sheet.ts';
import { signIn } from './sign-in.ts';
import { tenants } from './tenants.ts';
import { validation } from './validation.ts';
import { processFileWords } from './workflow.ts';

const entities: EntityCatalogue = {
  ...tenantEntities,
  ...peopleEntities,
  ...permissionEntities,
  ...signInEntities,
  ...resourceEntities,
  ...systemEntities,
  ...logEntities,
  ...reportEntities,
  ...processDesignEntities,
  ...deskEntities,
  ...processEntities,
  ...developEntities,
  ...contentEntities,
  ...articleEntities,
  ...portalEntities,
  ...searchEntities,
  ...applicationEntities,
  ...companyEntities,
};

/** The English catalogue. */
export const en = {
  /** What a successful answer says. */
  answer: { done: 'Done', empty: 'No data' },
  application,
  buttonVerbs: permissions.buttonVerbs,
  captcha: signIn.captcha,
  entities,
  firstPost: tenants.firstPost,
  formRules,
  leave: leaveWords,
  mail,
  personal: personalWords,
  processFiles: processFileWords,
  refusal,
  reportWords,
  roles: permissions.roles,
  secondFactor: signIn.secondFactor,
  signInWays: signIn.signInWays,
  security,
  sheet,
  validation,
};
