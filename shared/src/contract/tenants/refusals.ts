/** Refusals of tenants, and their HTTP status. */
export const tenantRefusals = {
  'tenant.first': 400,
  'tenant.account': 400,
  'tenant.password': 400,
  'tenant.unknown': 404,
  'tenant.template': 400,
  'tenant.packageEmpty': 400,
} as const;
