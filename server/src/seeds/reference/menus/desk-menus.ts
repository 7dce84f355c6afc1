import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { sharedPhrase } from '@policy/shared/contract/entities/desk/shared-phrase.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

/** The menus of the dashboard, messages, notices and message templates. */
export const deskMenus: readonly MenuSeed[] = [
  { code: 'dashboard', name: '数据看板', nameEn: 'Dashboard', path: '/wel/dashboard', icon: 'chart' },
  { code: 'message', name: '消息中心', nameEn: 'Messages', path: '/desk/message', icon: 'inbox' },
  { code: 'export_job', name: '下载中心', nameEn: 'Downloads', path: '/desk/exports', icon: 'download' },
  screen(leave, leavePages, ['我的请假', 'My leave', 'schedule']),
  screen(notice, '/desk/notice', ['通知公告', 'Notices', 'notification']),
  screen(sharedPhrase, '/desk/phrase', ['常用意见', 'Phrases', 'solution']),
  screen(messageTemplate, '/desk/messagetemplate', ['消息模板', 'Message templates', 'profile']),
];

/** Their buttons that are no verb of an entity's own calls. */
export const deskButtons = [
  button('dashboard', 'dashboard_view', ['查看数据看板', 'View figures', 2]),
  button('notice', 'notice_publish', ['发布', 'Publish', 2]),
  button('notice', 'notice_withdraw', ['撤回', 'Withdraw', 2]),
  button('message_template', 'message_send', ['发送消息', 'Send messages', 2]),
];
