/** A section of the portal; its name is a key of `shell.sections`. */
export type Section =
  | 'home'
  | 'policies'
  | 'notices'
  | 'itemGuides'
  | 'applyFree'
  | 'publicity'
  | 'progress'
  | 'help'
  | 'userCentre';

interface SectionEntry {
  key: Section;
  href: string;
}

/** The sections that exist, in the order of the navigation. */
export const sections: readonly SectionEntry[] = [
  { key: 'home', href: '/' },
  { key: 'policies', href: '/policyinfo' },
  { key: 'notices', href: '/notice' },
  { key: 'itemGuides', href: '/policyitemguide' },
  { key: 'applyFree', href: '/policyitemguide-msjx' },
  { key: 'publicity', href: '/gongshi/gongshiList' },
  { key: 'progress', href: '/progress/show' },
  { key: 'help', href: '/help' },
  { key: 'userCentre', href: '/user/userCenter' },
];

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
