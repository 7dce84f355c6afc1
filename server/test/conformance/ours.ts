import type { CallGroup } from './calls.ts';

/** Calls that the specification's screens need and its section 7 does not name. */
export const ours: readonly CallGroup[] = [
  { under: 'blade-resource/oss/endpoint/file', get: ':file' },
  { under: '', get: 'openapi.json' },
  { under: 'policy', get: 'events' },
  { under: 'blade-log/login', get: 'list detail' },
  { under: 'blade-log/change', get: 'list' },
  { under: 'blade-user/avatar', get: ':id' },
  { under: 'blade-user/session', get: 'list', post: 'end' },
  { under: 'policy/gongshi', get: 'detail', post: 'objection offline publish refuse remove submit toReview' },
  { under: 'policy/gongshientry', standard: true },
  { under: 'blade-system/dict', get: 'parent-list child-list tree' },
  { under: 'blade-system/client', post: 'rotate' },
  { under: 'blade-user/registration', get: 'list detail defaults', post: 'approve refuse' },
  { under: 'policy/industry', standard: true },
  { under: 'policy/payment', get: 'detail list' },
  { under: 'policy/policyitem', get: 'detail', post: 'remove submit' },
  { under: 'policy/policyitemguidematerial', get: 'detail', post: 'remove submit' },
  { under: 'policy/projectfile', standard: true },
  {
    under: 'policy/projectinfo',
    get: 'case progress',
    post: 'correctAccount declare draft payment resubmit withdraw',
  },
  { under: 'policy/tags', get: 'detail', post: 'remove submit' },
  { under: 'blade-workflow/process', post: 'unclaimTask' },
  { under: 'policy/detailedrules', post: 'offline publish refuse remove submit toReview' },
  { under: 'policy/policyinfo', post: 'offline publish refuse toReview' },
  { under: 'policy/policyitemguide', post: 'offline publish refuse toReview' },
];
