/** Site keys; cookies ignore ports, so one key for both apps would let one sign-in overwrite the other's. */
export const siteKeys = { portal: 'pfp-portal', admin: 'pfp-admin' } as const;

/** Key that everything an app keeps in a browser is named under. */
export type SiteKey = (typeof siteKeys)[keyof typeof siteKeys];

/** Name of a stored thing under its site. */
export const nameUnder = (site: SiteKey, name: string): string => `${site}-${name}`;
