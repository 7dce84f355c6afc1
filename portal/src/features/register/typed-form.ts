import type { RegisterForm } from '@policy/shared/contract/people/register.ts';

/** A form as its fields were typed, without blanks around them; blanks in a password count. */
export function typedForm(data: FormData): RegisterForm {
  const said = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const line = (name: string) => said(name).trim();
  return {
    ...{ account: line('account'), password: said('password'), password2: said('password2') },
    ...{ ticket: line('ticket'), name: line('name'), idNumber: line('idNumber') },
    userType: line('userType') === 'individual' ? 'individual' : 'enterprise',
    ...{ companyName: line('companyName'), creditCode: line('creditCode'), legalPerson: line('legalPerson') },
    ...{ contactName: line('contactName'), phone: line('phone'), smsCode: line('smsCode') },
    consents: data.getAll('consents').join(','),
  };
}

/** A form in which nothing but the phone can be wrong before the code is. */
export const phoneOnly = (phone: string): RegisterForm => ({
  ...{ account: '', password: '', ticket: '', userType: 'enterprise', name: '', idNumber: '' },
  ...{ companyName: '-', creditCode: '91350100M000100Y43', legalPerson: '-', contactName: '-' },
  ...{ phone, smsCode: '', consents: '' },
});
