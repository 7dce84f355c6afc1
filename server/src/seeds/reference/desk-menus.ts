import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';

import { screen } from './menu-seed.ts';
import type { MenuSeed } from './menu-seed.ts';

/** The menus of the dashboard, messages, notices and message templates. */
export const deskMenus: readonly MenuSeed[] = [
  { code: 'dashboard', name: '数据看板', nameEn: 'Dashboard', path: '/wel/dashboard', icon: 'chart' },
  { code: 'message', name: '消息中心', nameEn: 'Messages', path: '/desk/message', icon: 'inbox' },
  screen(notice, '/desk/notice', ['通知公告', 'Notices', 'notification']),
  screen(messageTemplate, '/desk/messagetemplate', ['消息模板', 'Message templates', 'profile']),
];

/** Their buttons that are no verb of an entity's own calls. */
export const deskButtons = [
  { menu: 'dashboard', code: 'dashboard_view', name: '查看数据看板', nameEn: 'View figures', action: 2 },
  { menu: 'notice', code: 'notice_publish', name: '发布', nameEn: 'Publish', action: 2 },
  { menu: 'notice', code: 'notice_withdraw', name: '撤回', nameEn: 'Withdraw', action: 2 },
  { menu: 'message_template', code: 'message_send', name: '发送消息', nameEn: 'Send messages', action: 2 },
];
