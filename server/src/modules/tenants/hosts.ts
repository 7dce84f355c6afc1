/** The hosts that a tenant's comma-joined domains name. */
export const hostsIn = (domain: string | null | undefined): string[] =>
  (domain ?? '').toLowerCase().replaceAll(' ', '').split(',').filter(Boolean);
