import type { RefusalCode } from '../../contract/refusals.ts';
import { application } from './application.ts';
import { desk } from './desk.ts';
import { develop } from './develop.ts';
import { identity } from './identity.ts';
import { reportSentences } from './report.ts';
import { resource } from './resource.ts';
import { system } from './system.ts';
import { workflow } from './workflow.ts';

export const refusal: Record<RefusalCode, string> = {
  'request.invalid': 'The request is not valid',
  'request.pageSize': 'Page size must be a whole number from 1 to 200',
  'request.page': 'Page number must be a whole number above 0',
  'request.nul': 'The request contains an illegal character',
  'request.malformed': 'The request is not well formed',
  'request.json': 'The request body is not valid JSON',
  'request.mediaType': 'This media type is not supported',
  'request.tooLarge': 'The request is too large; the limit is {limit}',
  'request.headersTooLarge': 'The headers of the request are too large',
  'request.timeout': 'The request was not sent in time; please try again',
  'request.tooMany': 'Too many requests, try again later',
  'request.idempotencyKey': 'The idempotency key is not in the right format',
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
  'sheet.missing': 'Choose a file to import',
  'sheet.type': 'Please upload an xlsx file',
  'sheet.tooLarge': 'The file is too large: at most {limit} MB',
  'sheet.empty': 'There are no rows in the file',
  'sheet.tooManyRows': 'At most {limit} rows at once; please import in several parts',
  'tenant.unknown': 'The tenant does not exist',
  'server.failed': 'Something went wrong on the server',
  'server.unavailable': 'The service is unavailable for the moment',
  'server.timeout': 'The service did not answer in time; please try again later',
  'content.illegalMove': 'This cannot be done while the state is “{from}”',
  'attachment.type': 'This type of file is not accepted; upload {accept}',
  'attachment.tooLarge': 'The file must not exceed {limit} MB',
  'attachment.empty': 'The file is empty, choose another',
  'attachment.missing': 'Choose a file to upload',
  'attachment.infected': 'The file did not pass the security check',
  'attachment.name': 'The file name must be at most 100 characters',
  'attachment.tooMany': 'Upload at most {limit} files',
  'attachment.avatar': 'A picture of a person is a jpg or png file of at most 500kb',
  ...identity.refusals,
  ...application.refusals,
  ...desk,
  ...reportSentences,
  ...resource,
  ...system,
  ...develop,
  ...workflow.refusals,
};
