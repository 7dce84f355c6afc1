/** Refusals of tenants, packages, clients and regions, and their HTTP status. */
export const systemRefusals = {
  'grant.beyondPackage': 403,
  'tenant.first': 400,
  'tenant.account': 400,
  'tenant.password': 400,
  'client.secret': 400,
  'client.own': 400,
  'region.code': 400,
  'region.parent': 400,
  'region.level': 400,
  'region.prefix': 400,
  'region.hasChildren': 400,
} as const;
