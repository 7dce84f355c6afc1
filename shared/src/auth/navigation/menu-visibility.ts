/** Part of a menu entry that decides who sees it. */
export interface MenuEntry {
  label: string;
  meta?: { roles?: readonly string[] };
}

/** An entry is visible if it has no role restriction or one of the user's roles is listed. */
export function isVisible({ meta }: MenuEntry, userRoles: readonly string[]): boolean {
  const roles = meta?.roles ?? [];
  return roles.length === 0 || roles.some((role) => userRoles.includes(role));
}

/** Entries whose name starts with the typed text, case-insensitive. */
export function filterMenu<Entry extends Pick<MenuEntry, 'label'>>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const start = typed.toLowerCase();
  return entries.filter(({ label }) => label.toLowerCase().startsWith(start));
}
