import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, isNull } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import type { SlugRow } from '../slug-rows.ts';
import { menuSlug, tenantCodes } from './menu-rows.ts';

/** Roles of a fresh installation, by what the product calls them; catalogues name them. */
export const roleAliases = [
  'administrator',
  'admin',
  'acceptor',
  'reviewer',
  'lead',
  'clerk',
  'finance',
  'editor',
  'contentReviewer',
  'applicant',
] as const;
export type RoleAlias = (typeof roleAliases)[number];

interface RoleSeed {
  codes: readonly string[];
  /** Cases of the holder's own department and below only; of everything else, the whole tenant. */
  ownCases?: boolean;
}

const writing = ['add', 'edit', 'delete', 'view'];
const codes = (bases: readonly string[], verbs: readonly string[]) =>
  bases.flatMap((permissionBase) => verbs.map((verb) => `${permissionBase}_${verb}`));

const articles = [
  ...['policynotice', 'policyunscramble', 'relatedarticle', 'focusinfo', 'advertisement', 'help'],
];
const published = ['policyinfo', 'detailedrules', 'policyitemguide', 'gongshi', ...articles];
const parts = [
  'policycontent',
  'detailcontent',
  'policyitem',
  'policyitemguidecontent',
  'policyitemguidematerial',
  'gongshientry',
  'tags',
  'industry',
  'agency',
];
/** Whoever works here asks for leave; who keeps all leaves is granted to view them. */
const ownLeave = ['leave', 'leave_add', 'leave_edit', 'leave_delete'];
const contentMenus = [
  ...['wel', 'desk', 'message', 'export_job', ...ownLeave],
  ...['policy', 'policyinfo', 'detailedrules', 'policyitem', 'policyitemguide', 'gongshi', 'agreement'],
  ...[...articles, 'tags', 'industry', 'agency'],
  ...['search_word', 'search_miss'],
];
const caseMenus = [
  ...['wel', 'desk', 'dashboard', 'dashboard_view', 'message', 'export_job', ...ownLeave],
  ...['process', 'start', 'claim', 'todo', 'done', 'ended', 'send', 'copy', 'draft', 'case'],
];
const cases = ['projectinfo', 'projectfile', 'projectcomment', 'projecttransition', 'policyuserinfo'];
const guides = [
  'policyinfo',
  'policyitem',
  'policyitemguide',
  'policyitemguidecontent',
  'policyitemguidematerial',
];

const officer = [
  ...caseMenus,
  'policyuserinfo_reveal',
  ...codes([...cases, ...guides, 'shared_phrase'], ['view']),
];
const runsReports = ['reports', 'report', ...codes(['report'], ['view', 'export'])];
const readsContent = [
  ...contentMenus,
  ...codes([...published, ...parts, 'attach', 'agreement', 'search_word', 'search_miss'], ['view']),
];

const seeds: Record<RoleAlias, RoleSeed> = {
  // He may do everything without being granted anything.
  administrator: { codes: [] },
  admin: { codes: tenantCodes },
  acceptor: { codes: officer, ownCases: true },
  reviewer: { codes: officer, ownCases: true },
  lead: {
    codes: [...officer, ...runsReports, ...codes(['payment', 'gongshi', 'gongshientry'], ['view'])],
    ownCases: true,
  },
  clerk: {
    codes: [
      ...officer,
      'policy',
      'gongshi',
      ...['gongshi_objection', 'gongshientry_import'],
      ...codes(['gongshi'], [...writing, 'toReview', 'publish', 'offline']),
      ...codes(['gongshientry'], writing),
    ],
    ownCases: true,
  },
  finance: {
    codes: [
      ...officer,
      ...runsReports,
      // Whoever pays has to know where to.
      'projectinfo_reveal',
      ...codes(['payment'], writing),
      ...codes(['gongshi', 'gongshientry'], ['view']),
    ],
    ownCases: true,
  },
  editor: {
    codes: [
      ...readsContent,
      ...codes(published, [...writing, 'toReview', 'offline']),
      'gongshientry_import',
      ...codes([...parts, 'search_word'], writing),
      'search_word_rebuild',
      ...codes(['agreement'], [...writing, 'toReview']),
    ],
  },
  contentReviewer: {
    codes: [
      ...readsContent,
      ...codes(published, ['publish', 'refuse', 'offline', 'archive']),
      ...codes(['agreement'], ['publish', 'refuse']),
    ],
  },
  // Companies and people: their own rows are theirs without any code.
  applicant: { codes: [] },
};

/** The id of a role. */
export const roleSlug = (alias: RoleAlias): string => `role:${alias}`;

/** What a case is made of that names its agency; its files are no wider open than the case itself. */
const scoped = [
  { scopeClass: 'projectinfo', scopeName: '办件：本部门及以下' },
  { scopeClass: 'projectfile', scopeName: '办件材料：本部门及以下' },
];
const scopeSlug = (scopeClass: string) => `scope:${scopeClass}:4`;

/** Which rows of one entity a role reaches. */
export const scopeRows: readonly SlugRow[] = scoped.map(({ scopeClass, scopeName }) => ({
  id: scopeSlug(scopeClass),
  menuId: menuSlug('todo'),
  scopeName,
  resourceCode: `${scopeClass}_below`,
  scopeClass,
  scopeType: 4,
}));

/** Roles with what they are granted. */
export const roleRows: readonly SlugRow[] = roleAliases.map((alias, index) => {
  const { codes: granted, ownCases: isScoped = false } = seeds[alias];
  return {
    id: roleSlug(alias),
    roleName: catalogue('zh').roles[alias],
    roleNameEn: catalogue('en').roles[alias],
    roleAlias: alias,
    sort: index + 1,
    menuIds: [...new Set(granted)].map(menuSlug),
    dataScopeIds: isScoped ? scopeRows.map(({ id }) => id) : [],
  };
});

/** Gives roles of installations that are older than English names theirs, in every tenant, where nobody renamed them. */
export async function nameRolesInEnglish({ db }: Context): Promise<void> {
  const table = tableOf(role);
  for (const alias of roleAliases) {
    const isUntouched = eq(table.roleName, catalogue('zh').roles[alias]);
    await db
      .update(table)
      .set({ roleNameEn: catalogue('en').roles[alias] })
      .where(and(eq(table.roleAlias, alias), isUntouched, isNull(table.roleNameEn)));
  }
}
