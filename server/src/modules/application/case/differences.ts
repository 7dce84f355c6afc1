import { application } from '@policy/shared/contract/entities/application/application.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { Difference } from '@policy/shared/contract/workflow/case-basis.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, isNull } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Application = RowOf<typeof application>;
type File = RowOf<typeof portalUser>;

/** What an application says of the applicant's file in columns of its own. */
const columns = ['companyName', 'creditCode', 'accountName', 'bankName'] as const;
/** What a form may ask for under the name that the file keeps it by. */
const answered = [
  ...['legalPerson', 'contactName', 'contactPhone', 'email', 'address', 'size', 'regDate'],
  ...['employees', 'revenueWan', 'rdExpenseWan'],
];
/** The file keeps it with all but the surname hidden. */
const keptInPart: Readonly<Record<string, keyof File>> = { legalPerson: 'legalPersonMasked' };

/** What an application says otherwise than the applicant's file; what only one of them says is no difference. */
export async function differencesOf(
  context: Context,
  row: Application,
  answers: Readonly<Record<string, unknown>>,
): Promise<Difference[]> {
  const file = await fileOf(context, row);
  if (!file) return [];
  const { fields } = catalogue(context.locale).entity(application.name);
  const { fields: kept } = catalogue(context.locale).entity(portalUser.name);
  const formData: Readonly<Record<string, unknown>> = row.formData ?? {};
  return [
    ...columns.map((name) => ({ name, label: fields[name], said: row[name] })),
    ...answered.map((name) => ({ name, label: titleOf(answers[name]) ?? kept[name], said: formData[name] })),
  ].flatMap(({ name, label = name, said }) => {
    const place = keptInPart[name] ?? name;
    const known = isField(place, file) ? file[place] : null;
    if (!isTold(said) || !isTold(known) || isSame(said, known)) return [];
    return [{ label, said: maskedAs(place, String(said)), kept: maskedAs(place, String(known)) }];
  });
}

/** The file of who applied, as it stands now. */
async function fileOf(context: Context, { companyId, userId }: Application) {
  const { uid, companyId: company } = tableOf(portalUser);
  const files = repositoryOf(portalUser, context);
  const own = companyId === null ? isNull(company) : eq(company, companyId);
  return (await files.first(and(own, eq(uid, userId)))) ?? (companyId ? files.first(own) : null);
}

const isField = (name: string, file: File): name is keyof File => name in file;

const isTold = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Compared as they are read: spaces do not count, and of a value that is hidden in part only what is in sight. */
function isSame(said: string | number, kept: string | number): boolean {
  const [one, other] = [said, kept].map((value) => String(value).replaceAll(/\s/g, ''));
  if (one === undefined || other === undefined) return true;
  return other.endsWith('**') ? one.startsWith(other.replaceAll('*', '')) : one === other;
}

/** An officer reads what is sensitive masked, here as everywhere. */
function maskedAs(name: string, value: string): string {
  const field = Object.entries(portalUser.fields).find(([known]) => known === name)?.[1];
  const kind = field && metaOf(field).masked;
  return kind ? maskOf(kind, value) : value;
}

const titleOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'title' in answer && typeof answer.title === 'string'
    ? answer.title
    : undefined;
