/** A section of the portal; its name is a key of `shell.sections`. */
export type Section = 'home' | 'policies' | 'itemGuides' | 'publicity' | 'progress' | 'userCentre';

interface SectionEntry {
  key: Section;
  href: string;
}

/** The sections that exist, in the order of the navigation. */
export const sections: readonly SectionEntry[] = [
  { key: 'home', href: '/' },
  { key: 'policies', href: '/policyinfo' },
  { key: 'itemGuides', href: '/policyitemguide' },
  { key: 'publicity', href: '/gongshi/gongshiList' },
  { key: 'progress', href: '/progress/show' },
  { key: 'userCentre', href: '/user/userCenter' },
];

/** The page that names all sections to people. */
export const siteMapPage = '/site-map';

const owners: readonly { part: string; section: Section }[] = [
  { part: '/policyinfo', section: 'policies' },
  { part: '/policyitemguide', section: 'itemGuides' },
  { part: '/gongshi', section: 'publicity' },
  { part: '/progress', section: 'progress' },
  { part: '/user', section: 'userCentre' },
  { part: '/process', section: 'userCentre' },
];

/** The section a path without a language belongs to; none for pages that stand beside them. */
export function sectionOf(path: string): Section | undefined {
  if (path === '/') return 'home';
  return owners.find(({ part }) => path === part || path.startsWith(`${part}/`))?.section;
}
