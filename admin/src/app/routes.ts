import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';

import type { ContentListName, ContentPageName } from '../screens/content/drawn.ts';
import type { LazyPart } from '../kit/page/lazy-part.ts';
import type { AppRoute } from './app-route.ts';
import { processRoutes } from './process-routes.ts';
import { derivedPage, derivedScreen, derivedTree, lazyScreen } from './screen.tsx';

/** The pages that the rows of a list are written on: a new one, and each by its id. */
const pagesBelow = (path: string, parent: string, screen: LazyPart<object>): AppRoute[] =>
  ['new', 'edit/:id'].map((at) => ({
    ...{ path: `${path}/${at}`, screen, parent },
    title: 'editor',
    namesItself: true,
  }));

const contentPage = (name: ContentPageName) =>
  lazyScreen(async () => {
    const { contentPages } = await import('../screens/content/content-page.tsx');
    return { default: contentPages[name] };
  });
const contentList = (name: ContentListName) =>
  lazyScreen(async () => {
    const { contentLists } = await import('../screens/content/content-list.tsx');
    return { default: contentLists[name] };
  });
const portalSettings = lazyScreen(() => import('../screens/content/portal/portal-setting.screen.tsx'));
const searchWords = lazyScreen(() => import('../screens/content/search/search-word.screen.tsx'));
const agencies = lazyScreen(() => import('../screens/content/agency/agency.screen.tsx'));
const noticePage = lazyScreen(() => import('../screens/desk/notice-page.screen.tsx'));
const policyItem = derivedScreen('policyItem', '/policy/policyitem');
const policyItemPage = derivedPage('policyItem', '/policy/policyitem');
const policy = contentList('policy');
const itemGuide = contentList('itemGuide');
const agreements = lazyScreen(() => import('../screens/content/agreement/agreement.screen.tsx'));
const publicityList = contentList('publicityList');
const policyUsers = lazyScreen(() => import('../screens/companies/policy-user.screen.tsx'));
const welcome = lazyScreen(() => import('../screens/desk/welcome.screen.tsx'));
const dashboard = lazyScreen(() => import('../screens/desk/dashboard/dashboard.screen.tsx'));
const notices = lazyScreen(() => import('../screens/desk/notice.screen.tsx'));
const exportJobs = lazyScreen(() => import('../screens/desk/exports.screen.tsx'));
const leaves = lazyScreen(() => import('../screens/desk/leave/leave.screen.tsx'));
const leaveForm = lazyScreen(() => import('../screens/desk/leave/leave-form.screen.tsx'));
const messages = lazyScreen(() => import('../screens/desk/message.screen.tsx'));
const messageTemplates = lazyScreen(() => import('../screens/desk/message-template.screen.tsx'));
const caseByParts = lazyScreen(() => import('../screens/process/case/case-by-parts.screen.tsx'));
const embedded = lazyScreen(() => import('./shell/embedded-page.tsx'));

const users = lazyScreen(() => import('../screens/people/user.screen.tsx'));
const roles = lazyScreen(() => import('../screens/permissions/role.screen.tsx'));
const menus = lazyScreen(() => import('../screens/permissions/menu.screen.tsx'));
const topMenus = lazyScreen(() => import('../screens/permissions/top-menu.screen.tsx'));
const dataScopes = lazyScreen(() => import('../screens/permissions/data-scope.screen.tsx'));
const apiScopes = lazyScreen(() => import('../screens/permissions/api-scope.screen.tsx'));
const explanations = lazyScreen(() => import('../screens/permissions/explain.screen.tsx'));
const recycleBin = lazyScreen(() => import('../screens/system/recycle.screen.tsx'));
const registrations = lazyScreen(() => import('../screens/people/registration/registration.screen.tsx'));
const apiLog = lazyScreen(() => import('../screens/log/api-log.screen.tsx'));
const dataAccess = lazyScreen(() => import('../screens/log/data-access.screen.tsx'));
const errorKind = lazyScreen(() => import('../screens/log/error-kind.screen.tsx'));
const errorLog = lazyScreen(() => import('../screens/log/error-log.screen.tsx'));
const operationLog = lazyScreen(() => import('../screens/log/operation-log.screen.tsx'));
const outboxEvents = lazyScreen(() => import('../screens/log/outbox-event.screen.tsx'));
const sessionKeeping = lazyScreen(() => import('../screens/sign-in/session.screen.tsx'));
const securityPolicy = lazyScreen(() => import('../screens/sign-in/security.screen.tsx'));
const lockouts = lazyScreen(() => import('../screens/sign-in/lockout.screen.tsx'));
const providers = lazyScreen(() => import('../screens/sign-in/provider.screen.tsx'));
const openapi = lazyScreen(() => import('../screens/develop/openapi.screen.tsx'));
const dictionaries = lazyScreen(() => import('../screens/system/dictionary.screen.tsx'));
const dictionariesBeside = lazyScreen(() => import('../screens/system/dictionary-horizontal.screen.tsx'));
const dictionariesBelow = lazyScreen(() => import('../screens/system/dictionary-vertical.screen.tsx'));
const businessDictionaries = lazyScreen(() => import('../screens/system/business-dictionary.screen.tsx'));
const regions = lazyScreen(() => import('../screens/system/region.screen.tsx'));
const tenants = lazyScreen(() => import('../screens/tenants/tenant.screen.tsx'));
const tenantPackages = lazyScreen(() => import('../screens/tenants/tenant-package.screen.tsx'));
const clients = lazyScreen(() => import('../screens/sign-in/client.screen.tsx'));
const dataSources = lazyScreen(() => import('../screens/develop/data-source.screen.tsx'));
const codeEntries = lazyScreen(() => import('../screens/develop/code.screen.tsx'));
const storages = lazyScreen(() => import('../screens/resource/storage.screen.tsx'));
const attachments = lazyScreen(() => import('../screens/resource/attachment.screen.tsx'));
const smsConfigs = lazyScreen(() => import('../screens/resource/sms-config.screen.tsx'));
const mailConfigs = lazyScreen(() => import('../screens/resource/mail-config.screen.tsx'));
const mailLog = lazyScreen(() => import('../screens/resource/mail-log.screen.tsx'));
const smsLog = lazyScreen(() => import('../screens/resource/sms-log.screen.tsx'));
const reports = lazyScreen(() => import('../screens/report/report.screen.tsx'));
const runReport = lazyScreen(() => import('../screens/report/run.screen.tsx'));
const designReport = lazyScreen(() => import('../screens/report/design.screen.tsx'));
const ownProfile = lazyScreen(() => import('../screens/people/profile/profile.screen.tsx'));

/** Every page inside the layout; the server's menu decides who sees which. */
export const routes: readonly AppRoute[] = [
  { path: '/wel/index', screen: welcome, title: 'home' },
  { path: '/wel/dashboard', screen: dashboard, menu: 'dashboard' },
  { path: '/desk/notice', screen: notices, menu: 'notice' },
  { path: '/desk/message', screen: messages, title: 'messages' },
  { path: '/desk/exports', screen: exportJobs, title: 'exports' },
  { path: '/desk/phrase', screen: derivedScreen('sharedPhrase'), menu: 'shared_phrase' },
  { path: '/desk/messagetemplate', screen: messageTemplates, menu: 'message_template' },
  { path: '/work/process/leave', screen: leaves, menu: 'leave' },
  // A draft has a path of its own: pages are kept by their paths.
  ...[':processDefinitionId', ':processDefinitionId/:id'].map((at): AppRoute => ({
    ...{ path: `${leavePages}/form/${at}`, screen: leaveForm },
    ...{ title: 'startProcess', parent: 'leave' },
  })),
  ...['handle/:taskId', 'detail'].map((at): AppRoute => ({
    ...{ path: `${leavePages}/${at}/:processInstanceId/:businessId`, screen: caseByParts },
    ...{ title: 'task', parent: 'leave', namesItself: true },
  })),
  { path: '/policy/policyinfo', screen: policy, menu: 'policyinfo' },
  { path: '/policy/policyitem', screen: policyItem, menu: 'policyitem' },
  { path: '/policy/detailedrules', screen: contentList('detailedRule'), menu: 'detailedrules' },
  { path: '/policy/policyitemguide', screen: itemGuide, menu: 'policyitemguide' },
  { path: '/policy/gongshi', screen: publicityList, menu: 'gongshi' },
  { path: '/policy/notice', screen: contentList('policyNotice'), menu: 'policynotice' },
  { path: '/policy/policyunscramble', screen: contentList('interpretation'), menu: 'policyunscramble' },
  { path: '/policy/relatedarticle', screen: contentList('relatedArticle'), menu: 'relatedarticle' },
  { path: '/policy/focusinfo', screen: contentList('focusItem'), menu: 'focusinfo' },
  { path: '/policy/advertisement', screen: contentList('advertisement'), menu: 'advertisement' },
  { path: '/policy/help', screen: contentList('helpArticle'), menu: 'help' },
  { path: '/policy/tags', screen: derivedScreen('tag'), menu: 'tags' },
  { path: '/policy/industry', screen: derivedScreen('industry'), menu: 'industry' },
  { path: '/policy/agency', screen: agencies, menu: 'agency' },
  { path: '/policy/search', screen: searchWords, menu: 'search_word' },
  { path: '/policy/searchmiss', screen: derivedScreen('searchMiss'), menu: 'search_miss' },
  { path: '/policy/portal', screen: portalSettings, menu: 'portal' },
  { path: '/policy/agreement', screen: agreements, menu: 'agreement' },
  { path: '/policy/consent', screen: derivedScreen('consent'), menu: 'consent' },
  { path: '/policy/policyuserinfo', screen: policyUsers, menu: 'policyuserinfo' },
  ...pagesBelow('/policy/policyinfo', 'policyinfo', contentPage('policy')),
  ...pagesBelow('/policy/detailedrules', 'detailedrules', contentPage('detailedRule')),
  ...pagesBelow('/policy/policyitem', 'policyitem', policyItemPage),
  ...pagesBelow('/policy/policyitemguide', 'policyitemguide', contentPage('itemGuide')),
  ...pagesBelow('/policy/gongshi', 'gongshi', contentPage('publicityList')),
  ...pagesBelow('/policy/notice', 'policynotice', contentPage('policyNotice')),
  ...pagesBelow('/policy/policyunscramble', 'policyunscramble', contentPage('interpretation')),
  ...pagesBelow('/policy/relatedarticle', 'relatedarticle', contentPage('relatedArticle')),
  ...pagesBelow('/policy/focusinfo', 'focusinfo', contentPage('focusItem')),
  ...pagesBelow('/policy/advertisement', 'advertisement', contentPage('advertisement')),
  ...pagesBelow('/policy/help', 'help', contentPage('helpArticle')),
  ...pagesBelow('/policy/agency', 'agency', derivedPage('agency', '/policy/agency')),
  ...pagesBelow('/policy/agreement', 'agreement', contentPage('agreement')),
  ...pagesBelow('/desk/notice', 'notice', noticePage),
  { path: '/system/user', screen: users, menu: 'user' },
  { path: '/system/dept', screen: derivedTree('department'), menu: 'dept' },
  { path: '/system/post', screen: derivedScreen('position'), menu: 'post' },
  { path: '/system/dict', screen: dictionaries, menu: 'dict' },
  { path: '/dict-horizontal/index', screen: dictionariesBeside, menu: 'dict' },
  { path: '/dict-vertical/index', screen: dictionariesBelow, menu: 'dict' },
  { path: '/system/dictbiz', screen: businessDictionaries, menu: 'dict_biz' },
  { path: '/system/param', screen: derivedScreen('param'), menu: 'param' },
  { path: '/system/region', screen: regions, menu: 'region' },
  { path: '/system/tenant', screen: tenants, menu: 'tenant' },
  { path: '/system/tenantpackage', screen: tenantPackages, menu: 'tenant_package' },
  { path: '/system/recycle', screen: recycleBin, menu: 'recycle' },
  { path: '/system/client', screen: clients, menu: 'client' },
  { path: '/authority/role', screen: roles, menu: 'role' },
  { path: '/authority/topmenu', screen: topMenus, menu: 'topmenu' },
  { path: '/authority/menu', screen: menus, menu: 'menu' },
  { path: '/authority/datascope', screen: dataScopes, menu: 'data_scope' },
  { path: '/authority/permission', screen: explanations, menu: 'permission' },
  { path: '/authority/security', screen: securityPolicy, menu: 'security' },
  { path: '/authority/signon', screen: providers, menu: 'identityprovider' },
  { path: '/authority/apiscope', screen: apiScopes, menu: 'api_scope' },
  { path: '/system/registration', screen: registrations, menu: 'registration' },
  { path: '/resource/oss', screen: storages, menu: 'oss' },
  { path: '/resource/attach', screen: attachments, menu: 'attach' },
  { path: '/resource/sms', screen: smsConfigs, menu: 'sms' },
  { path: '/resource/smstemplate', screen: derivedScreen('smsTemplate'), menu: 'sms_template' },
  { path: '/resource/smslog', screen: smsLog, menu: 'sms_log' },
  { path: '/resource/mail', screen: mailConfigs, menu: 'mail' },
  { path: '/resource/maillog', screen: mailLog, menu: 'mail_log' },
  { path: '/resource/smsblacklist', screen: derivedScreen('smsBlock'), menu: 'sms_blacklist' },
  { path: '/monitor/log/usual', screen: derivedScreen('usualLog'), menu: 'log_usual' },
  { path: '/monitor/log/api', screen: apiLog, menu: 'log_api' },
  { path: '/monitor/log/error', screen: errorLog, menu: 'log_error' },
  { path: '/monitor/log/error-kind', screen: errorKind, menu: 'log_error_kind' },
  { path: '/monitor/log/login', screen: derivedScreen('loginLog'), menu: 'log_login' },
  { path: '/monitor/log/operation', screen: operationLog, menu: 'log_operation' },
  { path: '/monitor/log/reveal', screen: derivedScreen('revealLog'), menu: 'log_reveal' },
  { path: '/monitor/log/access', screen: dataAccess, menu: 'log_access' },
  { path: '/monitor/outbox', screen: outboxEvents, menu: 'outbox' },
  { path: '/monitor/session', screen: sessionKeeping, menu: 'session' },
  { path: '/monitor/lockout', screen: lockouts, menu: 'lockout' },
  { path: '/monitor/openapi', screen: openapi, menu: 'openapi' },
  { path: '/tool/datasource', screen: dataSources, menu: 'datasource' },
  { path: '/tool/code', screen: codeEntries, menu: 'code' },
  { path: '/report/reportlist', screen: reports, menu: 'report' },
  { path: '/report/run/:id', screen: runReport, title: 'reportRun', parent: 'report', namesItself: true },
  {
    path: '/report/design/:id',
    screen: designReport,
    title: 'reportDesign',
    parent: 'report',
    namesItself: true,
  },
  { path: '/report/runs', screen: derivedScreen('reportRun'), menu: 'report_run' },
  { path: '/test/index', screen: derivedScreen('sample'), menu: 'sample' },
  { path: '/info/index', screen: ownProfile, title: 'profile' },
  { path: '/myiframe/:routerPath', screen: embedded, title: 'embedded' },
  ...processRoutes,
];
