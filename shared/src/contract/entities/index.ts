import { applicationComment } from './application/application-comment.ts';
import { applicationFile } from './application/application-file.ts';
import { applicationTransition } from './application/application-transition.ts';
import { application } from './application/application.ts';
import { payment } from './application/payment.ts';
import { portalUser } from './application/portal-user.ts';
import { detailedRuleSection } from './content/detailed-rule-section.ts';
import { detailedRule } from './content/detailed-rule.ts';
import { industry } from './content/industry.ts';
import { itemGuideMaterial } from './content/item-guide-material.ts';
import { itemGuideSection } from './content/item-guide-section.ts';
import { itemGuide } from './content/item-guide.ts';
import { policyClause } from './content/policy-clause.ts';
import { policyItem } from './content/policy-item.ts';
import { policy } from './content/policy.ts';
import { publicityEntry } from './content/publicity-entry.ts';
import { publicityList } from './content/publicity-list.ts';
import { tag } from './content/tag.ts';
import { messageTemplate } from './desk/message-template.ts';
import { message } from './desk/message.ts';
import { notice } from './desk/notice.ts';
import { codeEntry } from './develop/code-entry.ts';
import { dataSource } from './develop/data-source.ts';
import { sample } from './desk/sample.ts';
import { apiScope } from './identity/api-scope.ts';
import { attachment } from './identity/attachment.ts';
import { client } from './identity/client.ts';
import { dataScope } from './identity/data-scope.ts';
import { department } from './identity/department.ts';
import { menu } from './identity/menu.ts';
import { param } from './identity/param.ts';
import { position } from './identity/position.ts';
import { registration } from './identity/registration.ts';
import { role } from './identity/role.ts';
import { tenantPackage } from './identity/tenant-package.ts';
import { tenant } from './identity/tenant.ts';
import { topMenu } from './identity/top-menu.ts';
import { user } from './identity/user.ts';
import { objectStorage } from './resource/object-storage.ts';
import { smsBlock } from './resource/sms-block.ts';
import { smsConfig } from './resource/sms-config.ts';
import { smsMessage } from './resource/sms-message.ts';
import { smsTemplate } from './resource/sms-template.ts';
import { reportRun } from './report/report-run.ts';
import { report } from './report/report.ts';
import { businessDictionary } from './system/business-dictionary.ts';
import { dictionary } from './system/dictionary.ts';
import { region } from './system/region.ts';
import { apiLog } from './log/api-log.ts';
import { errorKind } from './log/error-kind.ts';
import { errorLog } from './log/error-log.ts';
import { loginLog } from './log/login-log.ts';
import { revealLog } from './log/reveal-log.ts';
import { usualLog } from './log/usual-log.ts';

/** Every entity of the system; tables, routes, menus and tests walk this list. */
export const entities = [
  tenant,
  department,
  position,
  role,
  menu,
  topMenu,
  dataScope,
  apiScope,
  user,
  registration,
  client,
  param,
  tenantPackage,
  dictionary,
  businessDictionary,
  region,
  objectStorage,
  smsTemplate,
  smsConfig,
  smsMessage,
  smsBlock,
  attachment,
  tag,
  industry,
  policy,
  policyClause,
  detailedRule,
  detailedRuleSection,
  policyItem,
  itemGuide,
  itemGuideSection,
  itemGuideMaterial,
  publicityList,
  publicityEntry,
  portalUser,
  application,
  applicationFile,
  applicationComment,
  applicationTransition,
  payment,
  sample,
  notice,
  message,
  messageTemplate,
  dataSource,
  codeEntry,
  report,
  reportRun,
  apiLog,
  usualLog,
  errorKind,
  errorLog,
  loginLog,
  revealLog,
] as const;

/** Name of an entity of the list. */
export type EntityName = (typeof entities)[number]['name'];
/** The entity of a name. */
export type EntityNamed<N extends EntityName> = Extract<(typeof entities)[number], { name: N }>;
