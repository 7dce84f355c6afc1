import type { companyRefusals } from '../../contract/companies/refusals.ts';

/** What is said in English when something about a company or its members is refused. */
export const companyRefusalTexts: Record<keyof typeof companyRefusals, string> = {
  'company.duty': 'You do not have the duty “{duty}” in this company; ask its administrator',
  'company.creditCode': 'The unified social credit code is not right; check it and enter it again',
  'company.notMember': 'Not a member of this company',
  'company.otherActing':
    'You act for somebody else by now; check whom this is for and send it again, nothing that you wrote is lost',
  'company.lastAdministrator': 'A company needs somebody who manages its members; hand that over first',
  'company.alreadyMember': 'This person is a member of the company already',
  'company.invitedAlready': 'This person has been invited and has not answered yet',
  'company.inviteWhom': 'Enter either the phone or the account of the person',
  'company.invitationOver': 'The invitation is over; ask the company for another one',
  'company.signerProof':
    'The duty to sign is given by somebody who signs for the company, or by an officer who has seen the authorisation',
  'company.signsAlready': 'This member signs for the company already',
  'company.disputed':
    'It is disputed who speaks for this company: money waits until an officer has settled it, and everything can still be read',
  'company.notDisputed': 'There is no dispute to settle about this company',
  'company.mayNotDispute':
    'Only who signs for the company, keeps its members, or kept them until a hand-over may dispute it',
  'company.unknownAccount': 'No such account was found; check it and enter it again',
  'policyUser.notPortal': 'This is an account of the back-office; handle it under “Users”',
  'policyUser.isDisabled': 'The account is disabled; enable it first',
  'policyUser.isEnabled': 'The account is enabled already',
  'policyUser.noPhone':
    'This account has no phone that a link could be sent to; set a temporary password instead',
  'policyUser.noAddress':
    'No address leads to the portal of this tenant, so that no link can be sent; set a temporary password instead',
  'policyUser.liveCases':
    '{count} applications are not finished yet; remove the user after that, or disable the account to keep him from signing in',
  'policyUser.payments':
    '{count} payments are under way; remove the user after that, or disable the account to keep him from signing in',
  'policyUser.lastAdministrator':
    'Nobody else manages the members of this company; have that duty handed over first',
};
