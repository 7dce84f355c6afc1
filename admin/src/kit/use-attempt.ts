import { useState } from 'react';
import { Form } from 'antd';

import { tellAtFields } from './tell-at-fields.ts';

/** Hands in a form that asks for a proof: busy meanwhile; where it was refused, empty for another try and told why. */
export function useAttempt<V extends object>(act: (values: V) => Promise<unknown>) {
  const [form] = Form.useForm<V>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (values: V) => {
    setIsBusy(true);
    try {
      await act(values);
    } catch (error) {
      form.resetFields();
      tellAtFields(form, error);
    } finally {
      setIsBusy(false);
    }
  };
  return { form, isBusy, attempt };
}
