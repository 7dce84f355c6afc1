import { useEffect, useState } from 'react';
import { Form } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';
import type { OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { valuesIn } from '../../../kit/editor/changes.ts';
import { draftOf, startOf } from '../../../kit/forms/form-values.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { initialFields, stepAsking, steps, useSteps } from './use-steps.ts';

/** Where the opening of a tenant stands, and the ways on: what was typed stays through all steps, and is sent once. */
export function useOpening(onOpened: () => void) {
  const { http } = useWorkplace();
  const { fields, inputOf, all } = useSteps();
  const [form] = Form.useForm<FormValues>();
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<OpenedTenant>();
  const [refused, setRefused] = useState<ApiError>();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const begun = { ...startOf(all, undefined), templateTenantId: firstTenantNo, copied: [...initialKinds] };
  const step = steps[at] ?? 'administrator';
  useEffect(() => {
    // The fields of the step that is to tell it are there by now.
    if (refused) tellAtFields(form, refused);
  }, [form, refused]);
  const send = async () => {
    // Those of the steps before this one as well, though their fields are not in sight.
    const filled = valuesIn(form);
    const choice = Object.fromEntries(initialFields.map((name) => [name, filled[name]]));
    const draft = { ...draftOf(all, filled, begun), ...choice };
    setOpened(await http.post('blade-system/tenant/open', draft, { idempotencyKey: keyOf(draft) }));
    onOpened();
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const wrong = stepAsking(
      fields,
      error.errors.map(({ field }) => field),
    );
    if (wrong) setAt(steps.indexOf(wrong));
    setRefused(error);
  };
  /** Goes on from a step whose fields are good, and sends what was typed from the last one. */
  const next = () => {
    if (at < steps.length - 1) setAt(at + 1);
    else void run(send).catch(refuse);
  };
  return { form, begun, step, at, back: () => setAt(at - 1), next, opened, isBusy, fields, inputOf };
}
