import type { peopleRefusals } from '../../contract/people/refusals.ts';

/** What the server says in English when it refuses something about people. */
export const people: Record<keyof typeof peopleRefusals, string> = {
  'user.beyondOwn': 'You cannot manage somebody who may do more than you',
  'user.self': 'You cannot do this to yourself',
  'user.ownRoles': 'You cannot change your own roles',
  'user.lastAdministrator': 'At least one active administrator must remain',
  'user.quota': 'The tenant has reached its limit of {limit} accounts',
  'user.portalStays': 'A portal account stays one. Add an account of the back-office for this person',
  'user.deletedName': '“Deleted user” cannot be used as a name',
  'user.isDeleted': 'This person was deleted and can be neither changed nor restored',
  'deletion.officer':
    'Only applicants delete their own accounts; accounts of the back-office are kept by administrators',
  'deletion.payments': '{count} payments are under way; the account can be deleted once they are made',
  'deletion.liveCases':
    '{count} cases are still open; the account can be deleted once they have ended or are withdrawn',
  'deletion.openTasks': '{count} tasks are in your hands; complete them or give them back first',
  'deletion.lastAdministrator':
    'You alone manage the members of {company}, which still has open matters; hand that over first',
  'deletion.proof': 'Enter your password or a code by SMS to confirm that it is you',
  'deletion.noPhone': 'Your account has no phone; confirm with your password, or ask an officer',
  'deletion.reason': 'Give the reason for the deletion',
  'registration.tenant': 'Enter the tenant first',
  'registration.accountMissing': 'Enter an account first',
  'registration.account': 'An account has 2 to 50 letters, digits or . _ @ -',
  'registration.password': 'Enter a password first',
  'registration.login': 'The third-party sign-in is over or registered already, sign in again',
  'registration.role': 'Choose a role',
  'registration.department': 'Choose a department',
  'registration.reason': 'Enter a reason',
  'registration.decided': 'This request has been answered already',
  'registration.passwordsDiffer': 'The two passwords differ',
  'registration.personName': 'Enter a name',
  'registration.companyName': 'Enter the name of the company',
  'registration.legalPerson': 'Enter the legal representative',
  'registration.contactName': 'Enter a contact',
  'registration.idNumber': 'This identity number is not right. Please check it',
  'registration.creditCodeMissing': 'Enter the unified social credit code',
  'registration.creditCode': 'This unified social credit code is not right. Please check it',
  'registration.phoneMissing': 'Enter a mobile number',
  'registration.phoneLength': 'A mobile number has 11 digits',
  'registration.phoneForm': 'This is not a valid mobile number',
  'registration.smsCode': 'Enter the 6 digits of the SMS code',
  'registration.consents': 'Please read and accept each agreement that registering needs',
  'registration.ticketDiffers':
    'What you entered differs from what the unified sign-on says. Please check it',
  'registration.waiting': 'Your registration is waiting for approval. There is no need to send it again',
  'registration.elsewhere': 'This account is in use. Please sign in and ask again',
  'registration.joinFirst':
    'An administrator of the company may answer until {date}; officers decide after that',
  'registration.handOverJoin': 'Only who asks to join a company can be given the keeping of its members',
  'registration.proof': 'Say what you checked',
  'registration.samePerson': 'There is an account with this number. Merge the request into it',
  'registration.mergeTarget': 'A request can only be merged into a portal account among its duplicates',
  'registration.kind': 'This does not apply to a request of this kind',
  'registration.number': 'Enter the identity number or the credit code',
  'registration.member': 'This person is a member of the company already',
  'registration.duties': 'Choose at least one duty',
  'agreement.published': 'A published agreement cannot be changed. Please draft a new edition',
  'consent.general':
    'Please accept the user agreement and the privacy statement in force on the page “Account and safety” first',
  'consent.idNumber':
    'You have not consented to the use of your identity number, so that you cannot apply for yourself. You can on the page “Account and safety”',
  'consent.bankAccount':
    'You have not consented to the use of your bank account, so that it cannot be entered or changed. You can on the page “Account and safety”',
  'consent.payout':
    'The applicant has not consented to the use of the bank account. Nothing can be paid until he does',
  'consent.edition': 'There is a newer edition. Please read it before you agree',
  'consent.nothingGiven': 'You have not agreed to this, or have withdrawn it already',
};
