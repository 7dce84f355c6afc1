import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { operationLog } from '@policy/shared/contract/entities/log/operation-log.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { outboxEvent } from '@policy/shared/contract/entities/log/outbox-event.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { button } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

const log = (entity: Entity, last: string, [name, nameEn, icon]: [string, string, string]): MenuSeed => ({
  ...{ code: entity.permissionBase, name, nameEn, path: `/monitor/log/${last}`, icon },
  buttons: [{ entity, verbs: ['view'] }],
});

/** Where a tenant reads what happened, and sees who is at work. */
export const monitorMenus: readonly MenuSeed[] = [
  log(usualLog, 'usual', ['通用日志', 'General log', 'file-text']),
  log(apiLog, 'api', ['接口日志', 'API log', 'api']),
  log(errorLog, 'error', ['错误日志', 'Error log', 'file-done']),
  {
    ...log(errorKind, 'error-kind', ['错误归类', 'Errors by kind', 'cluster']),
    buttons: [{ entity: errorKind, verbs: ['edit', 'view'] }],
  },
  log(loginLog, 'login', ['登录日志', 'Sign-in log', 'idcard']),
  log(operationLog, 'operation', ['操作日志', 'Operation log', 'solution']),
  log(revealLog, 'reveal', ['敏感信息查看日志', 'Revealed values', 'safety']),
  log(dataAccess, 'access', ['个人信息查阅记录', 'Who read personal data', 'read']),
  {
    ...{
      code: 'outbox',
      name: '外发事件',
      nameEn: 'Outgoing events',
      path: '/monitor/outbox',
      icon: 'inbox',
    },
    buttons: [{ entity: outboxEvent, verbs: ['view'] }],
  },
  { code: 'session', name: '在线用户', nameEn: 'Sessions', path: '/monitor/session', icon: 'team' },
  { code: 'lockout', name: '登录锁定', nameEn: 'Lockouts', path: '/monitor/lockout', icon: 'safety' },
  { code: 'openapi', name: '接口文档', nameEn: 'API document', path: '/monitor/openapi', icon: 'read' },
];

/** Their buttons that are no verb of an entity's own calls. */
export const monitorButtons = [
  button('log_access', 'log_access_affected', ['查询受影响的人', 'Find who was affected', 3]),
  button('outbox', 'outbox_repeat', ['重新发送外发事件', 'Send again', 2]),
  button('session', 'session_view', ['查看在线用户', 'View sessions', 2]),
  button('lockout', 'lockout_view', ['查看登录锁定', 'View lockouts', 2]),
  button('session', 'session_end', ['强制下线', 'End sessions', 3]),
  button('openapi', 'openapi_view', ['查看接口文档', 'View API documents', 1]),
];
