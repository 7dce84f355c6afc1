import { server } from '../found-by.mjs';

const scope = 'server/src/kit/access/scope.ts';
const auth = 'server/src/plugins/auth.ts';
const scopes = server('server/src/modules/permissions/scopes.db.test.ts');
const reaches = server('server/src/kit/access/scope.db.test.ts');
const clerks = server('server/test/conformance/company-clerks.test.ts');
const reveals = server('server/src/kit/crud/reveal.db.test.ts');

/** What keeps people to their tenant, their rows, their fields and their calls. */
export const accessFaults = [
  {
    id: 'tenant-rows',
    breaks: 'a list tells the rows of every tenant',
    file: scope,
    find: 'return and(entity.platform ? undefined : eq(table.tenantId, context.tenantId), eq(table.isDeleted, 0));',
    replace: 'return eq(table.isDeleted, 0);',
    foundBy: [server('server/src/kit/sql/single-flight.db.test.ts')],
  },
  {
    id: 'own-rows',
    breaks: 'a role that was granted its own rows reads everybody’s',
    file: scope,
    find: '2: ownAmong,',
    replace: '2: () => undefined,',
    foundBy: [reaches],
  },
  {
    id: 'department-rows',
    breaks: 'a role that was granted its department reads the departments below it as well',
    file: scope,
    find: '3: (rows, actor) => inDepartments(rows, actor.deptIds),',
    replace: '3: (rows, actor) => inDepartments(rows, actor.deptIdsBelow),',
    foundBy: [reaches],
  },
  {
    id: 'departments-below',
    breaks: 'a role that was granted its department and those below it reads its own alone',
    file: scope,
    find: '4: (rows, actor) => inDepartments(rows, actor.deptIdsBelow),',
    replace: '4: (rows, actor) => inDepartments(rows, actor.deptIds),',
    foundBy: [reaches],
  },
  {
    id: 'company-rows',
    breaks: 'a member of one company reads the rows of every company',
    file: scope,
    find: 'return companyId === null ? and(isNull(column), isHis) : eq(column, companyId);',
    replace: 'return companyId === null ? and(isNull(column), isHis) : undefined;',
    foundBy: [server('server/test/conformance/reach.test.ts')],
  },
  {
    id: 'company-duty',
    breaks: 'every member hands in',
    file: 'server/src/membership/applicant.ts',
    find: 'if (!actorOf(context).duties.includes(duty)) throw',
    replace: 'if (!duty) throw',
    foundBy: [clerks],
  },
  {
    id: 'ended-membership',
    breaks: 'somebody whose membership has ended still acts for the company',
    file: 'server/src/membership/membership.ts',
    find: 'or(isNull(members.untilDate), gte(members.untilDate, today))',
    replace: 'undefined',
    foundBy: [server('server/src/modules/companies/members.db.test.ts')],
  },
  {
    id: 'company-acted-for',
    breaks: 'what a page writes goes to whatever company its reader acts for by now',
    file: auth,
    find: 'if (named !== (actor.companyId ?? actingForHimself))',
    replace: 'if (named === "")',
    foundBy: [clerks],
  },
  {
    id: 'scope-condition',
    breaks: 'of several conditions of a scope one is enough',
    file: 'server/src/kit/access/scope-condition.ts',
    find: "'all' in condition ? [and, condition.all]",
    replace: "'all' in condition ? [or, condition.all]",
    foundBy: [reaches],
  },
  {
    id: 'write-beyond-reach',
    breaks: 'whoever may write changes rows beyond his reach',
    file: scope,
    find: 'isOwner ? ownRows(entity, actor) : granted(entity, context)',
    replace: 'isOwner ? ownRows(entity, actor) : undefined',
    foundBy: [reaches],
  },
  {
    id: 'hidden-columns',
    breaks: 'a scope that shows some fields shows them all',
    file: scope,
    find: 'scopes.length === 0 || scopes.some(({ fields }) => fields === null) ? undefined : shown',
    replace: 'scopes.length >= 0 ? undefined : shown',
    foundBy: [scopes],
  },
  {
    id: 'mask',
    breaks: 'a phone is told whole in a list',
    file: 'server/src/kit/access/masks.ts',
    find: "if (typeof value === 'string') told[key] = maskOf(mask, value);",
    replace: "if (value === '') told[key] = maskOf(mask, value);",
    foundBy: [reveals],
  },
  {
    id: 'route-permission',
    breaks: 'a call is open to everybody who is signed in',
    file: auth,
    find: 'if (!guard.anyOf.some((code) => may(context, code)))',
    replace: 'if (guard.anyOf.length === 0)',
    foundBy: [server('server/test/conformance/matrix.test.ts')],
  },
];
