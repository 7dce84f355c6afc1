import type { MenuSeed } from '../menu-seed.ts';

/** The pages of the classic flow engine, over the same models, deployments and processes. */
export const classicMenu: MenuSeed = {
  ...{ code: 'flow', name: '经典流程', nameEn: 'Classic flow', path: '/flow', icon: 'branches' },
  children: [
    { code: 'flow_model', name: '模型管理', nameEn: 'Models', path: '/flow/model', icon: 'partition' },
    {
      ...{ code: 'flow_deploy', name: '流程部署', nameEn: 'Deploy files' },
      ...{ path: '/flow/deploy', icon: 'cloud-server' },
    },
    { code: 'flow_manager', name: '流程管理', nameEn: 'Deployed', path: '/flow/manager', icon: 'cluster' },
    { code: 'flow_follow', name: '流程跟踪', nameEn: 'Follow', path: '/flow/follow', icon: 'audit' },
  ],
};

/** The process centre under the names of the classic family; whoever works with those is granted it. */
export const workMenu: MenuSeed = {
  ...{ code: 'work', name: '我的事务', nameEn: 'My work', path: '/work', icon: 'solution' },
  children: [
    { code: 'work_start', name: '发起事务', nameEn: 'Start', path: '/work/start', icon: 'appstore' },
    { code: 'work_claim', name: '待签事务', nameEn: 'To claim', path: '/work/claim', icon: 'inbox' },
    { code: 'work_todo', name: '待办事务', nameEn: 'To do', path: '/work/todo', icon: 'schedule' },
    { code: 'work_send', name: '已发事务', nameEn: 'Started by me', path: '/work/send', icon: 'profile' },
    { code: 'work_done', name: '办结事务', nameEn: 'Done', path: '/work/done', icon: 'done' },
  ],
};
