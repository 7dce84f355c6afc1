import { useState } from 'react';
import { Form } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';

/** Hands in a form that asks for a proof: busy meanwhile, and empty for another try where it was refused. */
export function useAttempt<V extends object>(act: (values: V) => Promise<unknown>) {
  const [form] = Form.useForm<V>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (values: V) => {
    setIsBusy(true);
    try {
      await act(values);
    } catch (error) {
      // The frame says the server's sentence.
      if (!(error instanceof ApiError)) throw error;
      form.resetFields();
    } finally {
      setIsBusy(false);
    }
  };
  return { form, isBusy, attempt };
}
