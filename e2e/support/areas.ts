import { officers } from './people.ts';
import type { Account } from './sign-in.ts';

/** The page that is always open. */
export const home = '/wel/index';

/** Every page of the back-office that opens by its address alone, with somebody who works there: those of an area together. */
export const areas: { area: string; who: Account; paths: string[] }[] = [
  {
    ...{ area: 'acceptance', who: officers.acceptor },
    paths: [
      home,
      '/process/start',
      '/process/draft',
      '/process/claim',
      '/process/todo',
      '/process/done',
      '/process/mydone',
      '/process/send',
      '/process/copy',
      '/process/case',
    ],
  },
  {
    ...{ area: 'content', who: officers.editor },
    paths: [
      ...['/policy/policyinfo', '/policy/policyitem', '/policy/policyitemguide', '/policy/gongshi'],
      ...['/policy/policyinfo/new', '/policy/policyitemguide/new'],
      ...['/policy/detailedrules', '/policy/notice', '/policy/policyunscramble', '/policy/relatedarticle'],
      ...['/policy/focusinfo', '/policy/advertisement', '/policy/help', '/policy/tags', '/policy/industry'],
      '/policy/agency',
      ...['/policy/detailedrules/new', '/policy/notice/new', '/policy/advertisement/new'],
    ],
  },
  {
    ...{ area: 'desk', who: officers.admin },
    paths: [
      '/wel/dashboard',
      '/desk/notice',
      '/desk/notice/new',
      '/desk/message',
      '/desk/exports',
      '/desk/phrase',
      '/desk/messagetemplate',
      '/info/index',
    ],
  },
  {
    ...{ area: 'samples', who: officers.admin },
    paths: ['/test/index', '/dict-horizontal/index', '/dict-vertical/index'],
  },
  under('/system', ['user', 'dept', 'post', 'dict', 'dictbiz', 'param', 'region', 'tenant', 'client']),
  under('/system', ['tenantpackage', 'recycle', 'registration']),
  under('/authority', [
    'role',
    'topmenu',
    'menu',
    'datascope',
    'apiscope',
    'permission',
    'security',
    'signon',
  ]),
  under('/resource', ['oss', 'attach', 'sms', 'smstemplate', 'smslog', 'smsblacklist', 'mail', 'maillog']),
  under('/monitor', ['log/usual', 'log/api', 'log/error', 'log/error-kind', 'log/login']),
  under('/policy', ['policyuserinfo']),
  under('/monitor', ['log/operation', 'log/access', 'log/reveal', 'outbox', 'session', 'lockout', 'openapi']),
  under('/tool', ['datasource', 'code']),
  under('/workflow', ['ops', 'proxy', 'endpoint']),
  under('/workflow', ['category', 'model', 'deployment', 'form', 'defaultvalues', 'condition', 'button']),
  under('/flow', ['model', 'deploy', 'manager', 'follow']),
  under('/work', ['start', 'claim', 'todo', 'send', 'done', 'process/leave', 'process/leave/form/wf_leave']),
  under('/report', ['reportlist', 'runs', 'design/new']),
];

function under(area: string, names: string[]) {
  return { area, who: officers.admin, paths: names.map((name) => `${area}/${name}`) };
}
