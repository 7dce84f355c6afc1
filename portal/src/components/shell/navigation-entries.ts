import type { NavigationKey } from '@policy/shared/contract/portal/portal-parts.ts';

/** A section of the portal; its name is a key of `shell.sections`. */
export type Section = NavigationKey;

/** Where each section begins. */
const places = {
  home: '/',
  policies: '/policyinfo',
  notices: '/notice',
  itemGuides: '/policyitemguide',
  applyFree: '/policyitemguide-msjx',
  publicity: '/gongshi/gongshiList',
  progress: '/progress/show',
  help: '/help',
  userCentre: '/user/userCenter',
} as const satisfies Record<Section, string>;

/** Sections with the pages that they begin with. */
export const sectionsIn = (keys: readonly Section[]) => keys.map((key) => ({ key, href: places[key] }));

/** Lists of documents beside the policies, in the same section. */
export const documentLists = [
  { key: 'policies', href: '/policyinfo' },
  { key: 'rules', href: '/detailedrules' },
  { key: 'interpretations', href: '/policyUnscramble' },
] as const;

/** The page that names all sections to people. */
export const siteMapPage = '/site-map';

/** The accessibility statement. */
export const accessibilityPage = '/accessibility';

const owners: readonly { part: string; section: Section }[] = [
  { part: '/policyinfo', section: 'policies' },
  { part: '/detailedrules', section: 'policies' },
  { part: '/policyUnscramble', section: 'policies' },
  { part: '/notice', section: 'notices' },
  { part: '/policyitemguide-msjx', section: 'applyFree' },
  { part: '/policyitemguide/policyitemguideDetail-msjx', section: 'applyFree' },
  { part: '/policyitemguide', section: 'itemGuides' },
  { part: '/gongshi', section: 'publicity' },
  { part: '/progress', section: 'progress' },
  { part: '/user', section: 'userCentre' },
  { part: '/process', section: 'userCentre' },
  { part: '/help', section: 'help' },
];

/** The section a path without a language belongs to; none for pages that stand beside them. */
export function sectionOf(path: string): Section | undefined {
  if (path === '/') return 'home';
  return owners.find(({ part }) => path === part || path.startsWith(`${part}/`))?.section;
}
