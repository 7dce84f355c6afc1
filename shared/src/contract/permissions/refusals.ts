/** Refusals of what people may do, and of handing it on, and their HTTP status. */
export const permissionRefusals = {
  'grant.beyondOwn': 403,
  'grant.wider': 403,
  'grant.ownRole': 403,
  'role.ownOff': 403,
  'role.reserved': 403,
  'menu.path': 400,
  'apiScope.path': 400,
  'dataScope.permissionBase': 400,
  'dataScope.condition': 400,
  'dataScope.fields': 400,
  'grant.beyondPackage': 403,
} as const;
