/** Calls below one path; `standard` stands for the four that the specification names without spelling them out. */
export interface CallGroup {
  under: string;
  standard?: true;
  get?: string;
  post?: string;
}

const standardGroup = { get: 'list detail', post: 'submit remove' };
const namesIn = (names = '') => names.split(' ').filter(Boolean);

/** Every call of some groups as `GET policy/tags/list`. */
export function callsOf(groups: readonly CallGroup[]): string[] {
  return groups.flatMap(({ under, standard, get, post }) => {
    const base = under ? `${under}/` : '';
    const gets = [...(standard ? namesIn(standardGroup.get) : []), ...namesIn(get)];
    const posts = [...(standard ? namesIn(standardGroup.post) : []), ...namesIn(post)];
    return [...gets.map((name) => `GET ${base}${name}`), ...posts.map((name) => `POST ${base}${name}`)];
  });
}

/** Every call that the specification's section 7 names. */
export const specified: readonly CallGroup[] = [
  { under: 'blade-auth/oauth', get: 'captcha logout user-info clear-cache', post: 'token logout' },
  { under: 'blade-auth/oauth/token', post: 'refresh' },
  {
    under: 'blade-system/menu',
    standard: true,
    get: 'buttons lazy-list lazy-menu-list menu-list tree top-menu routes grant-tree role-tree-keys grant-top-tree top-tree-keys',
  },
  { under: 'policy/gdgovesso', get: 'chekLevel logincallback gdgovelogin sendMs checkMs' },
  {
    under: 'blade-user',
    get: 'page detail platform-detail info',
    post: 'register-guest remove submit update update-platform reset-password update-password update-info grant unlock',
  },
  {
    under: 'blade-system/tenant',
    standard: true,
    get: 'info package-detail',
    post: 'setting datasource package-setting',
  },
  {
    under: 'policy/policyuserinfo',
    standard: true,
    get: 'desensitization detailByUid',
    post: 'register accountDisabled resetPassword',
  },
  { under: 'blade-user/search', get: 'user' },
  { under: 'blade-system/role', standard: true, get: 'tree tree-by-id select', post: 'grant' },
  { under: 'blade-system/topmenu', standard: true, post: 'grant' },
  { under: 'blade-system/dept', standard: true, get: 'lazy-list tree lazy-tree select' },
  { under: 'blade-system/post', standard: true, get: 'select' },
  { under: 'blade-system/region', standard: true, get: 'lazy-tree' },
  { under: 'blade-system/dict', standard: true, get: 'dictionary' },
  { under: 'blade-system/dict-biz', standard: true, get: 'parent-list child-list tree dictionary' },
  { under: 'blade-system/client', standard: true },
  { under: 'blade-system/data-scope', standard: true },
  { under: 'blade-system/api-scope', standard: true },
  { under: 'blade-system/tenant-package', standard: true },
  { under: 'blade-system/param', standard: true },
  { under: 'blade-system/search', get: 'role dept post' },
  { under: 'blade-resource/oss', standard: true, post: 'enable' },
  { under: 'blade-resource/sms', standard: true, post: 'enable' },
  { under: 'blade-resource/sms/endpoint', post: 'send-message' },
  { under: 'blade-resource/attach', standard: true },
  { under: 'blade-resource/oss/endpoint', get: 'put-file-attach', post: 'put-file' },
  { under: 'blade-develop/code', standard: true, post: 'gen-code copy' },
  { under: 'blade-develop/datasource', standard: true },
  { under: 'blade-desk/notice', standard: true },
  { under: 'blade-desk/test', standard: true },
  { under: 'blade-desk/process/leave', standard: true, post: 'start-process' },
  { under: 'blade-report/report/rest', get: 'list', post: 'remove' },
  { under: 'blade-log/usual', get: 'list detail' },
  { under: 'blade-log/api', get: 'list detail' },
  { under: 'blade-log/error', get: 'list detail' },
  { under: 'blade-flow/model', standard: true, post: 'deploy' },
  { under: 'blade-flow/manager', get: 'list', post: 'change-state delete-deployment deploy-upload' },
  { under: 'blade-flow/follow', get: 'list', post: 'delete-process-instance' },
  { under: 'blade-flow/process', get: 'model-view history-flow-list' },
  {
    under: 'blade-flow/work',
    get: 'start-list claim-list todo-list send-list done-list',
    post: 'claim-task complete-task',
  },
  {
    under: 'blade-workflow/process',
    get: 'processList claimList todoList sendList doneList myDoneList copyList getFormByProcessId getFormByProcessDefKey detail getBackNodes exportAllUploadFile',
    post: 'startProcess completeTask transferTask delegateTask claimTask rollbackTask terminateProcess addMultiInstance withdrawTask',
  },
  { under: 'blade-workflow/design/model', standard: true, post: 'deploy changeCategory changeIcon' },
  { under: 'blade-workflow/design/model/history', get: 'list detail', post: 'setMainVersion' },
  { under: 'blade-workflow/design/deployment', get: 'list', post: 'remove changeStatus changeCategory' },
  { under: 'blade-workflow/design/form/default-values', standard: true, get: 'listType' },
  { under: 'blade-workflow/design/form/history', get: 'list detail', post: 'setMainVersion' },
  { under: 'blade-workflow/design/form', standard: true, post: 'changeCategory' },
  { under: 'blade-workflow/design/condition', standard: true, get: 'listType' },
  { under: 'blade-workflow/design/category', standard: true, get: 'tree allTree' },
  { under: 'blade-workflow/design/button', standard: true },
  { under: 'blade-workflow/design/model/scope', get: 'list', post: 'submit' },
  { under: 'blade-workflow/process/draft', standard: true },
  {
    under: 'blade-workflow/ops',
    get: 'list processList doneList processNodes',
    post: 'completeTask changeTaskStatus changeTaskAssignee transferTask delegateTask copyTask urgeTask terminateProcess rollbackTask dispatchTask addMultiInstance deleteMultiInstance deleteProcess',
  },
  { under: 'blade-workflow/ops/proxy', standard: true },
  {
    under: 'policy/policyinfo',
    standard: true,
    get: 'listpolicycontent policycontentdetail listmanage',
    post: 'policycontentremove policycontentsubmit',
  },
  {
    under: 'policy/projectinfo',
    standard: true,
    get: 'listall listunfinished listreject listpaytodo listpaydone statisticsCompanyApply listComment isExpireGuideItemForApply repeatApplyCheck',
  },
  { under: 'policy/policyitemguide', standard: true, get: 'page getdetailbyitemid' },
  { under: 'policy/policyitemguidecontent', standard: true },
  { under: 'policy/detailcontent', standard: true },
  { under: 'policy/notice', get: 'page detail' },
  { under: 'policy/detailedrules', get: 'page list detail' },
  { under: 'policy/policyitemguidematerial', get: 'list' },
  { under: 'policy/policyitem', get: 'list findbyguideid' },
  { under: 'policy/policyitemguide/msjx', get: 'detail list' },
  { under: 'policy/dept', get: 'list' },
  { under: 'policy/gongshi', get: 'list' },
  { under: 'cms/focusinfo', get: 'listtop listadtop' },
  { under: 'advertisement/fe', get: 'getbycode' },
  { under: 'policy/search', get: 'searchnotice searchguide searchpolicy searchAllContent searchall' },
  { under: 'policy/relatedarticle', get: 'list' },
  { under: 'policy/policyunscramble', get: 'list detail' },
  { under: 'policy/ai/question', get: 'list' },
  { under: 'policy/tags', get: 'list' },
  { under: 'policy/customer', get: 'list dinglist detail hotlist' },
  { under: 'policyMath/gapplyindexs', get: 'getCompanyName', post: 'startMath getQuestion getMatchList' },
  {
    under: 'policyCollection',
    get: 'getByUserId page checkIsCollection',
    post: 'submit remove removeByPolicyId',
  },
  {
    under: 'user_subscribe/usersubscribe',
    get: 'getByUserId getAllSubscribe detailByTagsId',
    post: 'submit setIsSubscribe remove update',
  },
  { under: 'policy/smsnotice', get: 'getByRemindUser getBySub' },
  { under: 'policy/options', post: 'submit' },
  { under: 'policy/option-reply', get: 'getByUserId' },
];
