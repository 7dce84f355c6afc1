import { applicationRefusals } from './application/refusals.ts';
import { companyRefusals } from './companies/refusals.ts';
import { deskRefusals } from './desk/refusals.ts';
import { developRefusals } from './develop/refusals.ts';
import { peopleRefusals } from './people/refusals.ts';
import { permissionRefusals } from './permissions/refusals.ts';
import { processDesignRefusals } from './process-design/refusals.ts';
import { reportRefusals } from './report/refusals.ts';
import { resourceRefusals } from './resource/refusals.ts';
import { signInRefusals } from './sign-in/refusals.ts';
import { systemRefusals } from './system/refusals.ts';
import { tenantRefusals } from './tenants/refusals.ts';
import { workflowRefusals } from './workflow/refusals.ts';

/** Every refusal and its HTTP status; its sentence stands under the same code in both catalogues. */
export const refusals = {
  'request.invalid': 400,
  'request.pageSize': 400,
  'request.page': 400,
  'request.nul': 400,
  'request.malformed': 400,
  'request.json': 400,
  'request.encoding': 400,
  'request.formLimits': 413,
  'request.slow': 408,
  'request.headers': 431,
  'request.mediaType': 415,
  'request.tooLarge': 413,
  'request.headersTooLarge': 431,
  'request.timeout': 408,
  'request.tooMany': 429,
  'request.idempotencyKey': 400,
  'request.idempotencyKeyReused': 409,
  'session.missing': 401,
  'session.ended': 401,
  'access.denied': 403,
  'access.tenantMismatch': 403,
  'route.notFound': 404,
  'route.method': 405,
  'row.notFound': 404,
  'row.stale': 409,
  'row.duplicate': 400,
  'row.inUse': 400,
  'row.hasChildren': 400,
  'row.ownAncestor': 400,
  'reference.unknown': 400,
  'reveal.reason': 400,
  'export.columns': 400,
  'sheet.missing': 400,
  'sheet.type': 400,
  'sheet.tooLarge': 413,
  'sheet.empty': 400,
  'sheet.tooManyRows': 400,
  'server.failed': 500,
  'server.unavailable': 503,
  'server.stopping': 503,
  'server.diskFull': 507,
  'server.readOnly': 503,
  'server.timeout': 504,
  'agency.already': 400,
  'agency.inUse': 400,
  'content.illegalMove': 400,
  'content.archived': 410,
  'content.noAlternative': 400,
  'content.nothingToRead': 400,
  'content.periodEnd': 400,
  'content.publishDatePast': 400,
  'content.scheduleAfterReview': 400,
  'content.staysBelow': 400,
  'document.type': 400,
  'document.empty': 400,
  'document.noAgency': 400,
  'content.noRevision': 400,
  'content.restoreBelow': 400,
  'portal.closed': 404,
  'portal.homeHidden': 400,
  'search.keyword': 400,
  'search.noWords': 400,
  'outbox.notDead': 409,
  'form.inUse': 400,
  'form.forOfficers': 400,
  'form.nothingToPublish': 400,
  'formDefault.content': 400,
  'formDefault.call': 400,
  'formDefault.answer': 400,
  'preview.over': 410,
  'preview.noPortal': 400,
  ...applicationRefusals,
  ...companyRefusals,
  ...deskRefusals,
  ...developRefusals,
  ...peopleRefusals,
  ...permissionRefusals,
  ...processDesignRefusals,
  ...reportRefusals,
  ...resourceRefusals,
  ...signInRefusals,
  ...systemRefusals,
  ...tenantRefusals,
  ...workflowRefusals,
} as const;

/** Code of a refusal. */
export type RefusalCode = keyof typeof refusals;
