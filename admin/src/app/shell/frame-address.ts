/** The address of another site as it may be shown here: one of the allowed origins, never this app's own. */
export function frameAddress(src: string, allowed: readonly string[], own: string): string | null {
  if (!URL.canParse(src)) return null;
  const url = new URL(src);
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return null;
  return url.origin !== own && allowed.includes(url.origin) ? url.href : null;
}
