import { button } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

/** Where operations staff look after the processes of everybody. */
export const operationsMenu: MenuSeed = {
  ...{ code: 'workflow_ops', name: '流程运维', nameEn: 'Operations' },
  ...{ path: '/workflow/ops', icon: 'tool' },
};

const act = (right: string, name: string, nameEn: string) =>
  button('workflow_ops', `workflow_ops_${right}`, [name, nameEn, 3]);

/** What they may do there, each by itself. */
export const operationsButtons = [
  button('workflow_ops', 'workflow_ops_view', ['查看全部流程', 'View all processes', 2]),
  button('workflow_ops', 'workflow_ops_variables', ['查看流程变量', 'View variables', 2]),
  act('complete', '代为办理', 'Complete tasks of others'),
  act('status', '挂起和激活流程', 'Suspend and activate'),
  act('assign', '变更审批人', 'Change the assignee'),
  act('transfer', '转办他人任务', 'Transfer tasks of others'),
  act('delegate', '委派他人任务', 'Delegate tasks of others'),
  act('copy', '抄送任意流程', 'Copy any process'),
  act('urge', '催办任意任务', 'Urge anybody'),
  act('rollback', '退回他人任务', 'Return tasks of others'),
  act('dispatch', '调度流程', 'Move processes'),
  act('add_signer', '为他人加签', 'Add signers'),
  act('remove_signer', '为他人减签', 'Remove signers'),
  act('terminate', '终止任意流程', 'Terminate any process'),
  act('retry', '重试失败的定时、调用和启动', 'Retry timers, calls and starts'),
  act('skip', '跳过失败的调用、放弃失败的启动', 'Skip failed calls and drop starts'),
  act('set_variable', '修改流程变量', 'Change variables'),
  act('migrate', '迁移流程版本', 'Migrate processes'),
  act('delete', '删除流程', 'Delete processes'),
];
