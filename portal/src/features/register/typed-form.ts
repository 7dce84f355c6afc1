import type { RegisterForm } from '@policy/shared/contract/people/register.ts';

function rawIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a field of a form says, without blanks around it. */
export const textIn = (data: FormData, name: string): string => rawIn(data, name).trim();

/** A form as its fields were typed, without blanks around them; blanks in a password count. */
export function typedForm(data: FormData): RegisterForm {
  const line = (name: string) => textIn(data, name);
  return {
    ...{ account: line('account'), password: rawIn(data, 'password'), password2: rawIn(data, 'password2') },
    ...{ ticket: line('ticket'), name: line('name'), idNumber: line('idNumber') },
    userType: line('userType') === 'individual' ? 'individual' : 'enterprise',
    ...{ companyName: line('companyName'), creditCode: line('creditCode'), legalPerson: line('legalPerson') },
    ...{ contactName: line('contactName'), phone: line('phone'), smsCode: line('smsCode') },
    consents: data
      .getAll('consents')
      .filter((one) => typeof one === 'string')
      .join(','),
  };
}

/** A form in which nothing but the phone can be wrong before the code is. */
export const phoneOnly = (phone: string): RegisterForm => ({
  ...{ account: '', password: '', ticket: '', userType: 'enterprise', name: '', idNumber: '' },
  ...{ companyName: '-', creditCode: '91350100M000100Y43', legalPerson: '-', contactName: '-' },
  ...{ phone, smsCode: '', consents: '' },
});
