import type { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { RegisterForm } from '@policy/shared/contract/people/register.ts';
import { vouchedLevel } from '@policy/shared/contract/sign-in/sign-on.ts';

import { Refusal } from '../../../../kit/runtime/errors.ts';
import type { TicketPerson } from '../../../../sign-on/tickets.ts';

const vouched = ['companyName', 'creditCode', 'legalPerson'] as const;

/** Refuses a form that says something else of who registers than the provider does; what it does not know may be added. */
export function assertVouched(form: RegisterForm, person: TicketPerson): void {
  if (form.userType !== person.userType) throw new Refusal('registration.ticketDiffers', {}, 'userType');
  const said =
    form.userType === 'enterprise'
      ? vouched.map((field) => [field, form[field], person[field]] as const)
      : ([
          ['name', form.name, person.name],
          ['idNumber', form.idNumber, person.idNumber],
        ] as const);
  const other = said.find(([, typed, known]) => known !== null && known !== '' && typed !== known.trim());
  if (other) throw new Refusal('registration.ticketDiffers', {}, other[0]);
}

/** The form with what the provider vouches for in the place of what was left empty. */
export function filledBy(person: TicketPerson, form: RegisterForm): RegisterForm {
  const fields = form.userType === 'enterprise' ? vouched : (['name', 'idNumber'] as const);
  const whole = { ...form };
  for (const field of fields) whole[field] ||= person[field]?.trim() ?? '';
  return whole;
}

/** Whether a provider vouches for just the company that is to be made: for its number, and not only for somebody's being a company. */
export const isVouchedCompany = (
  {
    aim,
    applicantType,
    creditCode,
  }: Pick<RowOf<typeof registration>, 'aim' | 'applicantType' | 'creditCode'>,
  person: TicketPerson | null,
): boolean =>
  person?.userType === 'enterprise' &&
  person.level >= vouchedLevel &&
  aim === 'create' &&
  applicantType === 'enterprise' &&
  person.creditCode !== null &&
  person.creditCode.trim() === creditCode;
