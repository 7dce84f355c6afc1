import { Form } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { tellAtFields } from './tell-at-fields.ts';
import { useBusy } from './use-busy.ts';

/**
 * Hands in a form that asks for a proof: busy meanwhile; where it was refused, empty for another try and told why.
 * A fault of ours leaves what was typed and goes on to the error log.
 */
export function useAttempt<V extends object>(act: (values: V) => Promise<unknown>) {
  const [form] = Form.useForm<V>();
  const { isBusy, run } = useBusy();
  const attempt = (values: V) =>
    run(() => act(values)).catch((error: unknown) => {
      if (error instanceof ApiError) form.resetFields();
      tellAtFields(form, error);
    });
  return { form, isBusy, attempt };
}
