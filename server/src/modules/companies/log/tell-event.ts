import type { CompanyLogAct, CompanyLogEntry } from '@policy/shared/contract/companies/company-log.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import type { FieldChange } from '../../../kit/history/change-history.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { CompanyEvent } from './read-events.ts';

const officerType = 1;

/** One thing that happened, as a member of the company is told it: its own people by name, officers by their agency. */
export function tellEvent({ locale }: Pick<Context, 'locale'>, event: CompanyEvent): CompanyLogEntry {
  const { id, at, memberName: member } = event;
  const dutyChange = changeOf(event, 'duties');
  const [before, after] = [dutiesIn(dutyChange?.before), dutiesIn(dutyChange?.after)];
  return {
    ...{ id, at, act: actOf(event), member, by: byOf(event, locale) },
    given: after.filter((duty) => !before.includes(duty)),
    taken: before.filter((duty) => !after.includes(duty)),
    until: textIn(changeOf(event, 'untilDate')?.after),
    fields: fieldsOf(event, locale),
  };
}

const changeOf = ({ changes }: CompanyEvent, field: string): FieldChange | undefined =>
  changes.find((one) => one.field === field);

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const dutiesIn = (value: unknown): Duty[] =>
  Array.isArray(value) ? duties.filter((duty) => value.includes(duty)) : [];

function actOf(event: CompanyEvent): CompanyLogAct {
  if (event.isHandOver) return 'handedOver';
  if (event.kind === 'joined' || event.kind === 'removed') return event.kind;
  if (event.kind === 'company') return actOnCompany(event);
  if (changeOf(event, 'untilDate')) return actOnPeriod(event);
  return changeOf(event, 'duties') ? 'duties' : 'standing';
}

function actOnCompany(event: CompanyEvent): CompanyLogAct {
  const dispute = changeOf(event, 'disputedSince');
  if (!dispute) return 'facts';
  return dispute.after === null ? 'settled' : 'disputed';
}

/** A membership that is over on the day of the change was ended, or left; one that goes on was given another end. */
function actOnPeriod(event: CompanyEvent): CompanyLogAct {
  const until = textIn(changeOf(event, 'untilDate')?.after);
  if (until === null || until >= event.at.slice(0, 10)) return 'period';
  return event.userId === event.uid ? 'left' : 'ended';
}

function byOf({ userId, uid, userType, byName, agency, agencyEn }: CompanyEvent, locale: Context['locale']) {
  if (userId === null) return { kind: 'system' as const, name: null };
  if (userType === officerType)
    return { kind: 'officer' as const, name: locale === 'en' ? (agencyEn ?? agency) : agency };
  return { kind: userId === uid ? ('self' as const) : ('member' as const), name: byName };
}

/** Which facts of the company were changed, by their names. */
function fieldsOf(event: CompanyEvent, locale: Context['locale']): string | null {
  if (event.kind !== 'company' || actOnCompany(event) !== 'facts') return null;
  const labels: Readonly<Record<string, string>> = { ...catalogue(locale).entity(company.name).fields };
  const named = event.changes.map(({ field }) => labels[field] ?? field);
  return listed(named, locale);
}
