/** Refusals of sign-in and of one's own password, and their HTTP status. */
export const identityRefusals = {
  'signIn.client': 401,
  'signIn.grant': 400,
  'signIn.grantType': 400,
  'signIn.captcha': 400,
  'signIn.tenantUnknown': 400,
  'signIn.tenantExpired': 400,
  'signIn.wrong': 400,
  'signIn.locked': 400,
  'signIn.noRole': 400,
  'signIn.refresh': 400,
  'password.wrong': 400,
  'password.mismatch': 400,
  'password.weak': 400,
} as const;
