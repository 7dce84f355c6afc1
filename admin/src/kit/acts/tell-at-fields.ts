import type { FormInstance } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';

/** Puts what the server refused at the fields that it is about; a failure that is no refusal is thrown on. */
export function tellAtFields(form: Pick<FormInstance, 'setFields'>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  form.setFields(error.errors.map(({ field, message }) => ({ name: field, errors: [message] })));
}
