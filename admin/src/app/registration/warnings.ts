/** What the dialog 账号注册 holds; the name is not checked. */
export interface RegistrationForm {
  tenantId: string;
  name: string;
  account: string;
  password: string;
  password2: string;
}

/** The first thing that is wrong, in the order of the specification; null where the form may go. */
export function warningOf(form: RegistrationForm) {
  const { tenantId, account, password, password2 } = form;
  if (tenantId === '') return 'tenantEmpty';
  if (account === '') return 'accountEmpty';
  if (password === '' || password2 === '') return 'passwordEmpty';
  return password === password2 ? null : 'passwordsDiffer';
}
