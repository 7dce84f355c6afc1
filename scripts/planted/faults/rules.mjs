import { server, unit } from '../found-by.mjs';

const ruled = 'server/src/kit/rows/ruled-writes.ts';
const rules = server('server/src/kit/rules/rules.db.test.ts');
const held = server('server/src/modules/rules.db.test.ts');
const writes = 'server/src/kit/rows/write-rows.ts';

/** What holds for rows, whoever writes them. */
export const ruleFaults = [
  {
    id: 'before-write',
    breaks: 'a change of a row passes its rules by',
    file: ruled,
    find: 'for (const rule of beforeWrite) await rule(changes, write);',
    replace: '',
    foundBy: [rules, held],
  },
  {
    id: 'before-remove',
    breaks: 'a row is removed though its rules forbid it',
    file: ruled,
    find: 'for (const rule of beforeRemove) await rule(rows, inside);',
    replace: '',
    foundBy: [rules, held],
  },
  {
    id: 'reach',
    breaks: 'a rule that narrows what a grant opens narrows nothing',
    file: 'server/src/kit/access/scope.ts',
    find: 'context.rules.of(entity).reach?.(tableOf<Entity>(entity), context),',
    replace: 'undefined,',
    foundBy: [server('server/test/conformance/reach.test.ts')],
  },
  {
    id: 'computed',
    breaks: 'a document counts as expired on its last day',
    file: 'server/src/search/states/validity.ts',
    find: 'when ${expiryDate} < ${today}::date',
    replace: 'when ${expiryDate} <= ${today}::date',
    foundBy: [server('server/src/modules/content/days.db.test.ts')],
  },
  {
    id: 'unique-sentence',
    breaks: 'a value that another row has already fails without a sentence',
    file: writes,
    find: 'if (!field) throw error;',
    replace: 'if (field || !field) throw error;',
    foundBy: [server('server/src/modules/people/users.db.test.ts')],
  },
  {
    id: 'version',
    breaks: 'a change on a version of a row that is stale wins over the newer one',
    file: writes,
    find: 'version === undefined ? reach : and(reach, eq(table.version, version))',
    replace: 'reach',
    foundBy: [server('server/test/conformance/entities.test.ts')],
  },
  {
    id: 'content-moves',
    breaks: 'a draft is published without a review',
    file: 'server/src/modules/content/life-cycle.ts',
    find: "move('publish', 'pending_review', 'published'),",
    replace: "move('publish', 'pending_review', 'published'),\n  move('publish', 'draft', 'published'),",
    foundBy: [held],
  },
  {
    id: 'application-moves',
    breaks: 'a company withdraws an application that was accepted',
    file: 'shared/src/contract/application/moves.ts',
    find: "from('accepted', ['reviewing', 'officer'],",
    replace: "from('accepted', ['withdrawn', 'applicant'], ['reviewing', 'officer'],",
    foundBy: [unit('server/src/modules/application/moves/moves.test.ts')],
  },
];
