/** Refusals of regions, and their HTTP status. */
export const systemRefusals = {
  'region.code': 400,
  'region.parent': 400,
  'region.level': 400,
  'region.prefix': 400,
  'region.hasChildren': 400,
} as const;
