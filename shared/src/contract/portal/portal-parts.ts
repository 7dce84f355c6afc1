/** The entries of the portal's navigation, in their usual order; which are shown, and in which order, is a setting of the tenant. */
export const navigationKeys = [
  'home',
  'policies',
  'notices',
  'itemGuides',
  'applyFree',
  'publicity',
  'progress',
  'help',
  'userCentre',
] as const;
export type NavigationKey = (typeof navigationKeys)[number];

/** What a tenant may switch off in its portal. */
export const portalFeatures = [
  'registration',
  'progress',
  'displaySettings',
  'suggestions',
  'feeds',
] as const;
export type PortalFeature = (typeof portalFeatures)[number];

/** How many friendly links a portal has at most, and how long their names are. */
export const linkLimits = { most: 20, name: 50, nameEn: 100 };

/** How urgent the line above every page is. */
export const noticeLevels = ['info', 'warning'] as const;

/** Where the portal reads what holds of it. Apart from its entity, so that scripts of pages load no schemas. */
export const shownPortalPath = 'policy/portal/shown';
