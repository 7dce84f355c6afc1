import { Form } from 'antd';

import { tellAtFields } from './tell-at-fields.ts';
import { useBusy } from './use-busy.ts';

/** Hands in a form that asks for a proof: busy meanwhile; where it was refused, empty for another try and told why. */
export function useAttempt<V extends object>(act: (values: V) => Promise<unknown>) {
  const [form] = Form.useForm<V>();
  const { isBusy, run } = useBusy();
  const attempt = (values: V) =>
    run(() => act(values)).catch((error: unknown) => {
      form.resetFields();
      tellAtFields(form, error);
    });
  return { form, isBusy, attempt };
}
