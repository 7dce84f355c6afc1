import { personalWords as enPersonalWords } from '@policy/shared/messages/en/personal.ts';
import { personalWords as zhPersonalWords } from '@policy/shared/messages/zh/personal.ts';

import enAccessibility from '../../messages/en/accessibility.json';
import enAccount from '../../messages/en/account.json';
import enAgreements from '../../messages/en/agreements.json';
import enApplication from '../../messages/en/application.json';
import enApplyFree from '../../messages/en/apply-free.json';
import enCompany from '../../messages/en/company.json';
import enDeclaration from '../../messages/en/declaration.json';
import enDetailedRule from '../../messages/en/detailed-rule.json';
import enDraft from '../../messages/en/draft.json';
import enError from '../../messages/en/error.json';
import enFailure from '../../messages/en/failure.json';
import enHelp from '../../messages/en/help.json';
import enHome from '../../messages/en/home.json';
import enInterpretation from '../../messages/en/interpretation.json';
import enItemGuide from '../../messages/en/item-guide.json';
import enPersonal from '../../messages/en/personal.json';
import enKinds from '../../messages/en/kinds.json';
import enLookedAt from '../../messages/en/looked-at.json';
import enNotice from '../../messages/en/notice.json';
import enPolicy from '../../messages/en/policy.json';
import enProcess from '../../messages/en/process.json';
import enProcessDetail from '../../messages/en/process-detail.json';
import enProgress from '../../messages/en/progress.json';
import enPublicityList from '../../messages/en/publicity-list.json';
import enRealName from '../../messages/en/real-name.json';
import enReceivingAccount from '../../messages/en/receiving-account.json';
import enRegister from '../../messages/en/register.json';
import enRelated from '../../messages/en/related.json';
import enSearch from '../../messages/en/search.json';
import enShell from '../../messages/en/shell.json';
import enSignature from '../../messages/en/signature.json';
import enSite from '../../messages/en/site.json';
import enSiteMap from '../../messages/en/site-map.json';
import enUi from '../../messages/en/ui.json';
import enUserCenter from '../../messages/en/user-center.json';
import zhAccessibility from '../../messages/zh/accessibility.json';
import zhAccount from '../../messages/zh/account.json';
import zhAgreements from '../../messages/zh/agreements.json';
import zhApplication from '../../messages/zh/application.json';
import zhApplyFree from '../../messages/zh/apply-free.json';
import zhCompany from '../../messages/zh/company.json';
import zhDeclaration from '../../messages/zh/declaration.json';
import zhDetailedRule from '../../messages/zh/detailed-rule.json';
import zhDraft from '../../messages/zh/draft.json';
import zhError from '../../messages/zh/error.json';
import zhFailure from '../../messages/zh/failure.json';
import zhHelp from '../../messages/zh/help.json';
import zhHome from '../../messages/zh/home.json';
import zhInterpretation from '../../messages/zh/interpretation.json';
import zhItemGuide from '../../messages/zh/item-guide.json';
import zhPersonal from '../../messages/zh/personal.json';
import zhKinds from '../../messages/zh/kinds.json';
import zhLookedAt from '../../messages/zh/looked-at.json';
import zhNotice from '../../messages/zh/notice.json';
import zhPolicy from '../../messages/zh/policy.json';
import zhProcess from '../../messages/zh/process.json';
import zhProcessDetail from '../../messages/zh/process-detail.json';
import zhProgress from '../../messages/zh/progress.json';
import zhPublicityList from '../../messages/zh/publicity-list.json';
import zhRealName from '../../messages/zh/real-name.json';
import zhReceivingAccount from '../../messages/zh/receiving-account.json';
import zhRegister from '../../messages/zh/register.json';
import zhRelated from '../../messages/zh/related.json';
import zhSearch from '../../messages/zh/search.json';
import zhShell from '../../messages/zh/shell.json';
import zhSignature from '../../messages/zh/signature.json';
import zhSite from '../../messages/zh/site.json';
import zhSiteMap from '../../messages/zh/site-map.json';
import zhUi from '../../messages/zh/ui.json';
import zhUserCenter from '../../messages/zh/user-center.json';
import type { Locale } from './routing.ts';

const zh = {
  accessibility: zhAccessibility,
  account: zhAccount,
  agreements: zhAgreements,
  application: zhApplication,
  applyFree: zhApplyFree,
  company: zhCompany,
  declaration: zhDeclaration,
  detailedRule: zhDetailedRule,
  draft: zhDraft,
  error: zhError,
  failure: zhFailure,
  help: zhHelp,
  home: zhHome,
  interpretation: zhInterpretation,
  itemGuide: zhItemGuide,
  kinds: zhKinds,
  personal: zhPersonal,
  lookedAt: zhLookedAt,
  notice: zhNotice,
  policy: zhPolicy,
  process: zhProcess,
  processDetail: zhProcessDetail,
  progress: zhProgress,
  publicityList: zhPublicityList,
  purposes: zhPersonalWords.purposes,
  realName: zhRealName,
  receivingAccount: zhReceivingAccount,
  register: zhRegister,
  related: zhRelated,
  search: zhSearch,
  shell: zhShell,
  signature: zhSignature,
  site: zhSite,
  siteMap: zhSiteMap,
  ui: zhUi,
  userCenter: zhUserCenter,
};

/** Every text of the portal, by page family; a key that stands in one language only does not compile. */
export type Messages = typeof zh;

const en: Messages = {
  accessibility: enAccessibility,
  account: enAccount,
  agreements: enAgreements,
  application: enApplication,
  applyFree: enApplyFree,
  company: enCompany,
  declaration: enDeclaration,
  detailedRule: enDetailedRule,
  draft: enDraft,
  error: enError,
  failure: enFailure,
  help: enHelp,
  home: enHome,
  interpretation: enInterpretation,
  itemGuide: enItemGuide,
  kinds: enKinds,
  personal: enPersonal,
  lookedAt: enLookedAt,
  notice: enNotice,
  policy: enPolicy,
  process: enProcess,
  processDetail: enProcessDetail,
  progress: enProgress,
  publicityList: enPublicityList,
  purposes: enPersonalWords.purposes,
  realName: enRealName,
  receivingAccount: enReceivingAccount,
  register: enRegister,
  related: enRelated,
  search: enSearch,
  shell: enShell,
  signature: enSignature,
  site: enSite,
  siteMap: enSiteMap,
  ui: enUi,
  userCenter: enUserCenter,
};

/** All texts of each language; read on the server only, islands get what they need as props. */
export const catalogue: Record<Locale, Messages> = { zh, en };
