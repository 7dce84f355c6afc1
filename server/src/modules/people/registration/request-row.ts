import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { RegisterForm } from '@policy/shared/contract/people/register.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { calendarOf } from '../../../parameters/parameters.ts';
import type { TicketPerson } from '../../../sign-on/tickets.ts';
import { countDuplicates } from './duplicates.ts';
import type { Registering } from './keep-request.ts';

/** How many working days a company's own administrators have before an officer may answer for them. */
const answerDays = 3;

interface Made {
  numberHash: string;
  userId: string;
  account: string;
  person: TicketPerson | null;
}

/** Adds the row of a request: what was said, what was found out about it, and what was agreed to. */
export async function addRequest(
  context: Context,
  { form, checks, agreed }: Registering,
  { numberHash, userId, account, person }: Made,
): Promise<RowOf<typeof registration>> {
  const isCompany = form.userType === 'enterprise';
  const same = { numberHash: isCompany ? null : numberHash, phone: form.phone, userId };
  const aim = isCompany ? await aimOf(context, form.creditCode) : { aim: 'create' as const };
  const alike = (await countDuplicates(context, same)) + (aim.aim === 'join' ? 1 : 0);
  return repositoryOf(registration, context).insert({
    ...{ kind: 'portal', applicantType: form.userType, account, userId, checks, duplicates: alike },
    ...(isCompany ? companyFacts(form) : personFacts(form)),
    ...{ phone: form.phone, ...sourceOf(person), ...aim, consents: consentsOf(context, agreed) },
  });
}

const companyFacts = ({ companyName, creditCode, legalPerson, contactName: name }: RegisterForm) => ({
  ...{ companyName, creditCode, legalPerson },
  ...{ name, nickName: name },
});

const personFacts = ({ name, idNumber }: RegisterForm) => ({
  ...{ name, nickName: name },
  idNumber: maskOf('idNumber', idNumber),
});

const sourceOf = (person: TicketPerson | null) =>
  person
    ? { source: 'signOn', level: person.level, oauthId: person.loginId }
    : { source: 'portal', level: null, oauthId: null };

/** Whether a company is new here; one that is not is joined, which its own administrators answer first. */
async function aimOf(context: Context, creditCode: string) {
  const there = await companyOf(context, creditCode);
  if (!there) return { aim: 'create' as const };
  return { aim: 'join' as const, companyId: there.id, answerBy: await lastAnswerDay(context) };
}

const consentsOf = ({ clock, remoteIp }: Context, agreed: Registering['agreed']) =>
  agreed.map(({ kind, edition }) => ({
    ...{ code: kind, version: String(edition) },
    ...{ at: wireTime(clock.now()), address: remoteIp ?? '' },
  }));

/** The company of a credit code in this tenant; null while nobody has registered it. */
export const companyOf = (context: Context, creditCode: string): Promise<RowOf<typeof company> | null> =>
  repositoryOf(company, context).first(eq(tableOf(company).creditCode, creditCode));

/** The last day on which a company's administrators answer before officers may. */
export const lastAnswerDay = async (context: Context): Promise<string> =>
  addWorkdays(wireDate(context.clock.now()), answerDays, await calendarOf(context));
