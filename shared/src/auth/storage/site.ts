/** Site keys by the client id of the app; cookies ignore ports, so one key for both would let one sign-in overwrite the other's. */
export const siteKeys = { portal: 'pfp-portal', admin: 'pfp-admin' } as const;

/** Key that everything an app keeps in a browser is named under. */
export type SiteKey = (typeof siteKeys)[keyof typeof siteKeys];

/** The site of the app that calls under this client id; null for every other client. */
export const siteOfClient = (clientId: string): SiteKey | null =>
  Object.entries(siteKeys).find(([client]) => client === clientId)?.[1] ?? null;

/** Name of a stored record under its site. */
export const nameUnder = (site: SiteKey, name: string): string => `${site}-${name}`;

/** Names of the two cookies of a site: the app writes the first, the server alone the second. */
export const cookieNames = (site: SiteKey) => ({
  access: nameUnder(site, 'access-token'),
  refresh: nameUnder(site, 'refresh-token'),
});

/** Header by which an app asks for its refresh token as a cookie; its value is the app's site key. */
export const refreshCookieHeader = 'Refresh-Token-Cookie';

/** Header by which an app says what its device is known by, and asks to be told anew; empty where it knows nothing yet. */
export const deviceTokenHeader = 'Device-Token';
