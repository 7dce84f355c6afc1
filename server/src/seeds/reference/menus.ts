import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { processProxy } from '@policy/shared/contract/entities/process/process-proxy.ts';
import { sample } from '@policy/shared/contract/entities/develop/sample.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { classicMenu, workMenu } from './menus/classic-menus.ts';
import { articleMenus } from './menus/article-menus.ts';
import { deskMenus } from './menus/desk-menus.ts';
import { developMenus } from './menus/develop-menus.ts';
import { publish, screen } from './menu-seed.ts';
import type { MenuButtons, MenuSeed } from './menu-seed.ts';
import { monitorMenus } from './menus/monitor-menus.ts';
import { organisationMenus, permissionMenus } from './menus/organisation-menus.ts';
import { platformMenus } from './menus/platform-menus.ts';
import { resourceMenus } from './menus/resource-menus.ts';
import { operationsMenu } from './menus/operations-menus.ts';
import { processDesignMenus } from './menus/process-design-menus.ts';
import { reportMenus } from './menus/report-menus.ts';

const [reading, writing] = [['view'], ['add', 'edit', 'delete', 'view']] as const;

const read = (entity: Entity): MenuButtons => ({ entity, verbs: reading });
const write = (entity: Entity): MenuButtons => ({ entity, verbs: writing });

/** The back-office's menus in their order; what has no menu of its own hangs on the one it is edited from. */
export const menus: readonly MenuSeed[] = [
  { code: 'wel', name: '工作台', nameEn: 'Workbench', path: '/wel/index', icon: 'home' },
  {
    ...{ code: 'desk', name: '我的桌面', nameEn: 'My desk', path: '/desk', icon: 'layout' },
    children: deskMenus,
  },
  {
    ...{ code: 'policy', name: '政策内容', nameEn: 'Policy content', path: '/policy', icon: 'book' },
    children: [
      {
        ...{
          code: 'policyinfo',
          name: '政策文件',
          nameEn: 'Policies',
          path: '/policy/policyinfo',
          icon: 'file-text',
        },
        buttons: [publish(policy), write(policyClause)],
      },
      {
        ...{
          code: 'detailedrules',
          name: '实施细则',
          nameEn: 'Detailed rules',
          path: '/policy/detailedrules',
          icon: 'profile',
        },
        buttons: [publish(detailedRule), write(detailedRuleSection)],
      },
      screen(policyItem, '/policy/policyitem', ['政策事项', 'Policy items', 'profile']),
      {
        ...{
          code: 'policyitemguide',
          name: '事项指南',
          nameEn: 'Item guides',
          path: '/policy/policyitemguide',
          icon: 'read',
        },
        buttons: [publish(itemGuide), write(itemGuideSection), write(itemGuideMaterial)],
      },
      {
        ...{
          code: 'policyuserinfo',
          name: '政策用户',
          nameEn: 'Policy users',
          path: '/policy/policyuserinfo',
          icon: 'team',
        },
        // Whoever handles cases reads them as well, so that viewing hangs on the tasks.
        buttons: [{ entity: portalUser, verbs: ['add', 'edit', 'delete'] }],
      },
      {
        ...{ code: 'agreement', name: '协议与同意书', nameEn: 'Agreements', path: '/policy/agreement' },
        icon: 'file-done',
        // What people agreed to stays published, so that nothing is taken offline.
        buttons: [{ entity: agreement, verbs: [...writing, 'toReview', 'publish', 'refuse'] }],
      },
      {
        ...{
          code: 'consent',
          name: '同意记录',
          nameEn: 'Consents',
          path: '/policy/consent',
          icon: 'solution',
        },
        buttons: [read(consent)],
      },
      ...articleMenus,
      screen(tag, '/policy/tags', ['标签管理', 'Tags', 'appstore']),
      screen(industry, '/policy/industry', ['行业管理', 'Industries', 'cluster']),
      {
        ...{
          code: 'gongshi',
          name: '公示名单',
          nameEn: 'Publicity lists',
          path: '/policy/gongshi',
          icon: 'notification',
        },
        buttons: [publish(publicityList), write(publicityEntry)],
      },
    ],
  },
  {
    ...{ code: 'process', name: '办件中心', nameEn: 'Cases', path: '/process', icon: 'audit' },
    children: [
      {
        ...{ code: 'start', name: '发起流程', nameEn: 'Start a process', path: '/process/start' },
        icon: 'appstore',
      },
      { code: 'claim', name: '待签任务', nameEn: 'To claim', path: '/process/claim', icon: 'inbox' },
      {
        ...{ code: 'todo', name: '待办任务', nameEn: 'To do', path: '/process/todo', icon: 'schedule' },
        buttons: [
          ...[application, applicationFile, applicationComment, applicationTransition].map(read),
          ...[company, companyMember, portalUser].map(read),
          write(payment),
        ],
      },
      { code: 'done', name: '已办任务', nameEn: 'Done', path: '/process/mydone', icon: 'done' },
      { code: 'ended', name: '办结流程', nameEn: 'Ended', path: '/process/done', icon: 'file-done' },
      { code: 'send', name: '我发起的', nameEn: 'Started by me', path: '/process/send', icon: 'profile' },
      { code: 'copy', name: '抄送我的', nameEn: 'Copied to me', path: '/process/copy', icon: 'read' },
      { code: 'draft', name: '流程草稿', nameEn: 'Drafts', path: '/process/draft', icon: 'file-text' },
      { code: 'case', name: '办件查询', nameEn: 'All cases', path: '/process/case', icon: 'solution' },
    ],
  },
  {
    ...{ code: 'workflow', name: '流程管理', nameEn: 'Processes', path: '/workflow', icon: 'cluster' },
    children: [
      ...processDesignMenus,
      screen(processProxy, '/workflow/proxy', ['流程代理', 'Proxies', 'idcard']),
      operationsMenu,
    ],
  },
  classicMenu,
  workMenu,
  {
    ...{ code: 'system', name: '系统管理', nameEn: 'System', path: '/system', icon: 'setting' },
    children: [...organisationMenus, ...platformMenus],
  },
  {
    ...{ code: 'authority', name: '权限管理', nameEn: 'Permissions', path: '/authority', icon: 'safety' },
    children: permissionMenus,
  },
  {
    ...{ code: 'reports', name: '报表中心', nameEn: 'Reports', path: '/report', icon: 'chart' },
    children: reportMenus,
  },
  {
    ...{ code: 'resource', name: '资源管理', nameEn: 'Resources', path: '/resource', icon: 'inbox' },
    children: resourceMenus,
  },
  {
    ...{ code: 'monitor', name: '系统监控', nameEn: 'Monitoring', path: '/monitor', icon: 'dashboard' },
    children: monitorMenus,
  },
  {
    ...{ code: 'tool', name: '研发工具', nameEn: 'Development', path: '/tool', icon: 'tool' },
    isPlatform: true,
    children: developMenus,
  },
  {
    ...{ code: 'sample', name: '测试样例', nameEn: 'Samples', path: '/test/index', icon: 'layout' },
    buttons: [write(sample)],
  },
];
