/** Refusals of regions and of what became of rows, and their HTTP status. */
export const systemRefusals = {
  'region.code': 400,
  'region.parent': 400,
  'region.parentRow': 400,
  'region.level': 400,
  'region.prefix': 400,
  'region.hasChildren': 400,
  'change.notKept': 400,
  'change.nothing': 400,
  'dictionary.flowPage': 400,
  'param.bounds': 400,
  'param.boundsOrOff': 400,
} as const;
