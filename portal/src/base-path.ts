/** What stands before every path of the portal, as the build was made for it: empty, or like `/policy`. */
export const basePath = process.env.PORTAL_BASE_PATH ?? '';

/** A path of this site as a browser asks for it; whatever is no path stays as it is. */
export function siteHref(path: string): string {
  if (basePath === '' || !path.startsWith('/')) return path;
  return /^\/(?:[?#]|$)/.test(path) ? basePath + path.slice(1) : basePath + path;
}

/** The path of this site that a browser asks for by another one, or null where that belongs to another site. */
export function pathInSite(asked: string): string | null {
  if (basePath === '') return asked;
  if (asked === basePath) return '/';
  return asked.startsWith(`${basePath}/`) ? asked.slice(basePath.length) : null;
}
