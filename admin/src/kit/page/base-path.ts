/** What stands before every path of the back-office, as the build was made for it: empty, or like `/policy`. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of this site as a browser asks for it; addresses of other sites stay as they are. */
export const siteHref = (path: string): string => (/^\/(?!\/)/.test(path) ? basePath + path : path);

/** The path that the router knows a page of this site by. */
export const routerPath = (pathname: string): string =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || '/' : pathname;
