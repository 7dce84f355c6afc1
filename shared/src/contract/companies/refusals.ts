/** Refusals about companies and their members, and their HTTP status. */
export const companyRefusals = {
  'company.duty': 403,
  'company.creditCode': 400,
  'company.notMember': 404,
  'company.otherActing': 409,
  'company.lastAdministrator': 400,
  'company.unknownAccount': 400,
  'company.alreadyMember': 400,
  'policyUser.notPortal': 403,
  'policyUser.isDisabled': 409,
  'policyUser.isEnabled': 409,
  'policyUser.noPhone': 400,
  'policyUser.noAddress': 400,
  'policyUser.liveCases': 400,
  'policyUser.payments': 400,
  'policyUser.lastAdministrator': 400,
} as const;
