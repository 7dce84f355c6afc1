import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { CaseBasis } from '@policy/shared/contract/workflow/case-basis.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, gte, lte, ne } from 'drizzle-orm';

import { formFilesOf } from '../../../forms/stored-files.ts';
import { toldLayout } from '../../../forms/told-names.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { CaseFile, CaseForm } from '../../../workflow/index.ts';
import { asParticipant } from './as-participant.ts';
import { daysOff } from './days-off.ts';
import { filesLayout, filesPart } from './leave-files.ts';

type Leave = RowOf<typeof leave>;

const table = tableOf(leave);
const shown = ['kind', 'startDate', 'endDate', 'workdays', 'reason'] as const;

/** A leave as its case shows it, beside what it is decided by: how long it is, and what was taken in the same year. */
export async function caseFormOf(context: Context, id: string): Promise<CaseForm> {
  const row = await repositoryOf(leave, asParticipant(context)).get(id);
  const form = formOf(context, row);
  return {
    form: { ...form, uiSchema: await toldLayout(context, form, form.values) },
    decisions: {},
    summary: [],
    materials: [],
    files: await filesOf(context, form),
    basis: await basisOf(context, row),
  };
}

/** What was asked for, as answers of a form that nobody fills in any more; files stand in it where there are any. */
function formOf({ locale }: Context, row: Leave) {
  const { fields, choices } = catalogue(locale).entity(leave.name);
  const files = row.attachIds ?? [];
  const plain = shown.map((name) => {
    return [name, { type: name === 'workdays' ? 'integer' : 'string', title: fields[name] }] as const;
  });
  const told = { ...row, kind: choices.kind?.[row.kind] ?? row.kind };
  const values = shown.map((name) => [name, told[name]] as const);
  const hasFiles = files.length > 0;
  const names = [...shown, ...(hasFiles ? ['attachIds'] : [])];
  return {
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(plain), ...(hasFiles && { attachIds: filesPart(locale) }) },
    },
    uiSchema: { 'ui:order': names, reason: { 'ui:widget': 'textarea' }, attachIds: filesLayout },
    values: { ...Object.fromEntries(values), ...(hasFiles && { attachIds: files }) },
    permissions: Object.fromEntries(names.map((name) => [name, { access: 'read' as const }])),
  };
}

/** The files that its reader may take away. */
async function filesOf(context: Context, form: ReturnType<typeof formOf>): Promise<CaseFile[]> {
  const group = catalogue(context.locale).processFiles.form;
  const files = await formFilesOf(context, form, form.values);
  return files.map(({ attachId, name, sizeBytes }) => ({ group, attachId, name, sizeBytes }));
}

async function basisOf(context: Context, row: Leave): Promise<CaseBasis> {
  const { leave: words } = catalogue(context.locale);
  const { fields, choices } = catalogue(context.locale).entity(leave.name);
  const { days } = await daysOff(context, row);
  const earlier = await sameYear(context, row);
  const fact = (label: string | undefined, value: number) => ({
    ...{ label: label ?? '', value: String(value), mark: null },
  });
  return {
    ...{ standard: null, conditions: [], clause: null, differences: [] },
    amounts: [fact(fields.workdays, row.workdays), fact(words.days, days)],
    past: [
      {
        title: words.sameYear,
        rows: earlier.map(({ kind, startDate, endDate, workdays }) => ({
          number: null,
          name: choices.kind?.[kind] ?? kind,
          facts: [`${startDate} – ${endDate}`, `${fields.workdays ?? ''} ${String(workdays)}`],
        })),
        ...{ more: 0, elsewhere: 0 },
      },
    ],
  };
}

const mostEarlier = 20;

/** What the same person has been allowed that begins in the same year. */
function sameYear(context: Context, { id, userId, startDate }: Leave): Promise<Leave[]> {
  const year = startDate.slice(0, 4);
  const within = and(gte(table.startDate, `${year}-01-01`), lte(table.startDate, `${year}-12-31`));
  const theirs = and(eq(table.userId, userId), eq(table.state, 'approved'), ne(table.id, id));
  return repositoryOf(leave, asParticipant(context)).all(and(theirs, within), mostEarlier);
}
