import type { EntityCatalogue } from '../kit.ts';
import { application } from './application.ts';
import { applicationEntities } from './entity/application.ts';
import { contentEntities } from './entity/content.ts';
import { deskEntities } from './entity/desk.ts';
import { developEntities } from './entity/develop.ts';
import { identityEntities } from './entity/identity.ts';
import { resourceEntities } from './entity/resource.ts';
import { systemEntities } from './entity/system.ts';
import { logEntities } from './entity/log.ts';
import { reportEntities } from './entity/report.ts';
import { answer } from './answer.ts';
import { identity } from './identity.ts';
import { refusal } from './refusal.ts';
import { reportWords } from './report.ts';
import { sheet } from './sheet.ts';
import { validation } from './validation.ts';

const entities: EntityCatalogue = {
  ...identityEntities,
  ...resourceEntities,
  ...systemEntities,
  ...logEntities,
  ...reportEntities,
  ...deskEntities,
  ...developEntities,
  ...contentEntities,
  ...applicationEntities,
};

/** The English catalogue. */
export const en = {
  answer,
  application,
  buttonVerbs: identity.buttonVerbs,
  captcha: identity.captcha,
  entities,
  firstPost: identity.firstPost,
  refusal,
  reportWords,
  roles: identity.roles,
  secondFactor: identity.secondFactor,
  sheet,
  validation,
};
