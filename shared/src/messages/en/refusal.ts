import type { RefusalCode } from '../../contract/refusals.ts';
import { application } from './application.ts';
import { companyRefusalTexts } from './companies.ts';
import { desk } from './desk.ts';
import { develop } from './develop.ts';
import { people } from './people.ts';
import { permissions } from './permissions.ts';
import { processDesignSentences } from './process-design.ts';
import { reportSentences } from './report.ts';
import { resource } from './resource.ts';
import { signIn } from './sign-in.ts';
import { system } from './system.ts';
import { tenants } from './tenants.ts';
import { workflow } from './workflow.ts';

export const refusal: Record<RefusalCode, string> = {
  'request.invalid': 'The request is not valid',
  'request.pageSize': 'Page size must be a whole number from 1 to 200',
  'request.page': 'Page number must be a whole number above 0',
  'request.nul': 'The request contains an illegal character',
  'request.malformed': 'The request is not well formed',
  'request.json': 'The request body is not valid JSON',
  'request.encoding': 'The request is not valid UTF-8 text',
  'request.formLimits': 'A form takes one file and at most {fields} fields of {limit} KB each',
  'request.slow': 'The request arrived too slowly; check your connection and try again',
  'request.headers': 'The headers of the request are too large',
  'request.mediaType': 'This media type is not supported',
  'request.tooLarge': 'The request is too large; the limit is {limit}',
  'request.headersTooLarge': 'The headers of the request are too large',
  'request.timeout': 'The request was not sent in time; please try again',
  'request.tooMany': 'Too many requests, try again later',
  'request.idempotencyKey': 'The idempotency key is not in the right format',
  'request.idempotencyKeyReused': 'This idempotency key was used for another request; choose another one',
  'session.missing': 'You are not signed in',
  'session.ended': 'Your session has ended, sign in again',
  'access.denied': 'You may not do this',
  'access.tenantMismatch': 'The tenant does not match your sign-in',
  'route.notFound': 'Nothing was found at this address',
  'route.method': 'This method is not supported',
  'row.notFound': 'Nothing was found',
  'row.stale': 'Somebody else has changed this, reload and try again',
  'row.duplicate': '{label} already exists',
  'row.inUse': '{title} is in use and cannot be deleted',
  'row.hasChildren': '{title} has children and cannot be deleted',
  'row.ownAncestor': 'A node cannot be placed under itself',
  'reveal.reason': 'Say why you need to see it',
  'reference.unknown': 'The chosen {label} does not exist',
  'export.columns': 'One of the columns does not exist or is not shown to you; choose again',
  'sheet.missing': 'Choose a file to import',
  'sheet.type': 'Please upload an xlsx file',
  'sheet.tooLarge': 'The file is too large: at most {limit} MB',
  'sheet.empty': 'There are no rows in the file',
  'sheet.tooManyRows': 'At most {limit} rows at once; please import in several parts',
  'server.failed': 'Something went wrong on the server',
  'server.unavailable': 'The service is unavailable for the moment',
  'server.stopping': 'The service is being restarted; please try again in a moment',
  'server.diskFull': 'The storage is full and nothing can be saved; please tell the administrator',
  'server.readOnly': 'Nothing can be saved for the moment, only read; please try again later',
  'server.timeout': 'The service did not answer in time; please try again later',
  'content.illegalMove': 'This cannot be done while the state is “{from}”',
  'content.archived': 'This was archived and is no longer public',
  'content.noAlternative': 'Fill in “{label}” first: pictures and videos are not published without words',
  'content.nothingToRead': 'An article needs a link or a text before it is published',
  'content.periodEnd': 'It cannot end before it starts',
  'content.publishDatePast': 'This moment has passed; choose a later one',
  'content.scheduleAfterReview': 'Only what is waiting for review can be published at a set time',
  'content.staysBelow': 'What stands below published content cannot be moved below other content',
  'document.type': 'Only docx, ofd and plain text can be read; save an old doc or wps file as docx first',
  'document.empty': 'No text was found in the file; a scan has to be turned into text first',
  'document.noAgency': 'You belong to no department, so that nothing can be drafted from a file',
  'content.noRevision': 'It has no revision',
  'content.restoreBelow':
    'It belongs to published content and would be public at once: add it anew in the revision',
  'search.keyword': 'Say what to look for',
  'search.noWords': '“{text}” has no Chinese character, letter or digit, so nothing can be found by it',
  'outbox.notDead': 'Only events that are tried no more can be sent again',
  'form.inUse': '“{name}” is in use and cannot be removed: {users}',
  'form.forOfficers': 'Applicants fill this form in for “{name}”; it cannot ask for people or departments',
  'formDefault.content': '“{name}” in the default value is not known',
  'formDefault.call': 'The call “{call}” is not one of those offered',
  'formDefault.answer': 'The call “{call}” does not answer “{name}”; it answers {known}',
  'form.nothingToPublish': 'There is nothing to publish',
  'preview.over': 'This preview link no longer works; open the preview again from the back-office',
  'preview.noPortal':
    'This tenant has no domain of its own, so there is no portal to preview on; give it one under Tenants',
  ...people,
  ...permissions.refusals,
  ...application.refusals,
  ...companyRefusalTexts,
  ...desk,
  ...processDesignSentences,
  ...reportSentences,
  ...resource,
  ...signIn.refusals,
  ...system,
  ...tenants.refusals,
  ...develop,
  ...workflow.refusals,
};
