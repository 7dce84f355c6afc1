/** Refusals of people and of those who ask to become one, and their HTTP status. */
export const peopleRefusals = {
  'user.beyondOwn': 403,
  'user.self': 400,
  'user.ownRoles': 403,
  'user.lastAdministrator': 400,
  'user.quota': 400,
  'registration.tenant': 400,
  'registration.accountMissing': 400,
  'registration.account': 400,
  'registration.password': 400,
  'registration.login': 400,
  'registration.role': 400,
  'registration.department': 400,
  'registration.reason': 400,
  'registration.decided': 409,
} as const;
