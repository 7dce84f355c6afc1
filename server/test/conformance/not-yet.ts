import type { CallGroup } from './calls.ts';

/** Calls of the specification whose issues are not built; the list may only shrink, and one that answers fails. */
export const notYet: readonly CallGroup[] = [
  { under: 'policy/gdgovesso', get: 'chekLevel logincallback gdgovelogin sendMs checkMs' },
  {
    under: 'policy/policyuserinfo',
    get: 'desensitization',
    post: 'register accountDisabled resetPassword submit remove',
  },
  { under: 'blade-desk/process/leave', standard: true, post: 'start-process' },
  { under: 'blade-flow/model', standard: true, post: 'deploy' },
  { under: 'blade-flow/manager', get: 'list', post: 'change-state delete-deployment deploy-upload' },
  { under: 'blade-flow/follow', get: 'list', post: 'delete-process-instance' },
  { under: 'blade-flow/work', get: 'start-list' },
  { under: 'blade-workflow/process', get: 'exportAllUploadFile' },
  { under: 'blade-workflow/design/deployment', post: 'changeStatus' },
  { under: 'blade-workflow/design/form/default-values', standard: true, get: 'listType' },
  { under: 'blade-workflow/design/form/history', get: 'list detail', post: 'setMainVersion' },
  { under: 'blade-workflow/design/form', standard: true, post: 'changeCategory' },
  {
    under: 'blade-workflow/ops',
    get: 'list processList doneList processNodes',
    post: 'completeTask changeTaskStatus changeTaskAssignee transferTask delegateTask copyTask urgeTask terminateProcess rollbackTask dispatchTask addMultiInstance deleteMultiInstance deleteProcess',
  },
  { under: 'policy/notice', get: 'page detail' },
  { under: 'cms/focusinfo', get: 'listtop listadtop' },
  { under: 'advertisement/fe', get: 'getbycode' },
  { under: 'policy/search', get: 'searchnotice searchguide searchpolicy searchAllContent searchall' },
  { under: 'policy/relatedarticle', get: 'list' },
  { under: 'policy/policyunscramble', get: 'list detail' },
  { under: 'policy/ai/question', get: 'list' },
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
