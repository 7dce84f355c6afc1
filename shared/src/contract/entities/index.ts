import { applicationComment } from './application/application-comment.ts';
import { applicationFile } from './application/application-file.ts';
import { applicationTransition } from './application/application-transition.ts';
import { application } from './application/application.ts';
import { payment } from './application/payment.ts';
import { companyMember } from './companies/company-member.ts';
import { company } from './companies/company.ts';
import { portalUser } from './companies/portal-user.ts';
import { agency } from './content/agency.ts';
import { agreement } from './content/agreement.ts';
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
import { advertisement } from './content/advertisement.ts';
import { focusItem } from './content/focus-item.ts';
import { helpArticle } from './content/help-article.ts';
import { interpretation } from './content/interpretation.ts';
import { policyNotice } from './content/policy-notice.ts';
import { relatedArticle } from './content/related-article.ts';
import { portalSetting } from './content/portal-setting.ts';
import { searchMiss } from './content/search-miss.ts';
import { searchWord } from './content/search-word.ts';
import { leave } from './desk/leave.ts';
import { listView } from './desk/list-view.ts';
import { exportJob } from './desk/export-job.ts';
import { phrase } from './desk/phrase.ts';
import { sharedPhrase } from './desk/shared-phrase.ts';
import { messageTemplate } from './desk/message-template.ts';
import { message } from './desk/message.ts';
import { notice } from './desk/notice.ts';
import { codeEntry } from './develop/code-entry.ts';
import { dataSource } from './develop/data-source.ts';
import { sample } from './develop/sample.ts';
import { apiLog } from './log/api-log.ts';
import { dataAccess } from './log/data-access.ts';
import { errorKind } from './log/error-kind.ts';
import { errorLog } from './log/error-log.ts';
import { loginLog } from './log/login-log.ts';
import { operationLog } from './log/operation-log.ts';
import { outboxEvent } from './log/outbox-event.ts';
import { revealLog } from './log/reveal-log.ts';
import { usualLog } from './log/usual-log.ts';
import { consent } from './people/consent.ts';
import { department } from './people/department.ts';
import { position } from './people/position.ts';
import { registration } from './people/registration.ts';
import { user } from './people/user.ts';
import { apiScope } from './permissions/api-scope.ts';
import { dataScope } from './permissions/data-scope.ts';
import { menu } from './permissions/menu.ts';
import { role } from './permissions/role.ts';
import { topMenu } from './permissions/top-menu.ts';
import { formDefault } from './process-design/form-default.ts';
import { formDesign } from './process-design/form-design.ts';
import { processButton } from './process-design/process-button.ts';
import { serviceEndpoint } from './process-design/service-endpoint.ts';
import { processCategory } from './process-design/process-category.ts';
import { processCondition } from './process-design/process-condition.ts';
import { processModel } from './process-design/process-model.ts';
import { processProxy } from './process/process-proxy.ts';
import { processDraft } from './process/process-draft.ts';
import { reportRun } from './report/report-run.ts';
import { report } from './report/report.ts';
import { attachment } from './resource/attachment.ts';
import { mailConfig } from './resource/mail-config.ts';
import { mailMessage } from './resource/mail-message.ts';
import { objectStorage } from './resource/object-storage.ts';
import { smsBlock } from './resource/sms-block.ts';
import { smsConfig } from './resource/sms-config.ts';
import { smsMessage } from './resource/sms-message.ts';
import { smsTemplate } from './resource/sms-template.ts';
import { client } from './sign-in/client.ts';
import { identityProvider } from './sign-in/identity-provider.ts';
import { businessDictionary } from './system/business-dictionary.ts';
import { dictionary } from './system/dictionary.ts';
import { param } from './system/param.ts';
import { region } from './system/region.ts';
import { tenantPackage } from './tenants/tenant-package.ts';
import { tenant } from './tenants/tenant.ts';

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
  consent,
  client,
  identityProvider,
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
  mailConfig,
  mailMessage,
  attachment,
  agency,
  agreement,
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
  policyNotice,
  interpretation,
  relatedArticle,
  focusItem,
  advertisement,
  helpArticle,
  searchWord,
  portalSetting,
  searchMiss,
  company,
  companyMember,
  portalUser,
  application,
  applicationFile,
  applicationComment,
  applicationTransition,
  payment,
  sample,
  notice,
  listView,
  exportJob,
  phrase,
  leave,
  processDraft,
  sharedPhrase,
  message,
  messageTemplate,
  dataSource,
  codeEntry,
  processCategory,
  processButton,
  serviceEndpoint,
  processCondition,
  processModel,
  processProxy,
  formDesign,
  formDefault,
  report,
  reportRun,
  apiLog,
  usualLog,
  errorKind,
  errorLog,
  loginLog,
  revealLog,
  dataAccess,
  operationLog,
  outboxEvent,
] as const;

/** Name of an entity of the list. */
export type EntityName = (typeof entities)[number]['name'];
/** The entity of a name. */
export type EntityNamed<N extends EntityName> = Extract<(typeof entities)[number], { name: N }>;
