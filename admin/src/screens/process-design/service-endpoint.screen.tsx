import { useMemo } from 'react';
import { App } from 'antd';

import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import type { EndpointTrial } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useServiceWords } from './designer/panel/service/use-service-words.ts';

const secret = optional(text(500));

/** Where processes may send requests: each with a secret that is never shown, and tried from here. */
export default function ServiceEndpointScreen() {
  const t = useServiceWords();
  const { can } = useWorkplace();
  const tryOut = useTrial();
  const extra = useMemo(
    () => [
      hiddenField({
        ...{ name: 'secret', behind: 'secretHeader', schema: secret },
        ...{ label: t('secret'), hint: t('secretHint') },
      }),
    ],
    [t],
  );
  return (
    <EntityScreen
      entity={serviceEndpoint}
      extra={extra}
      acts={({ id }) =>
        can('design_endpoint_test') ? [{ key: 'test', label: t('test'), run: () => tryOut(id) }] : []
      }
    />
  );
}

/** Tries the way to an endpoint and tells what came of it; the frame tells a refusal. */
function useTrial() {
  const t = useServiceWords();
  const { http } = useWorkplace();
  const { message, notification } = App.useApp();
  const run = async (id: string) => {
    const hide = message.loading(t('testing'), 0);
    try {
      const { status, latencyMs } = await http.post<EndpointTrial>('blade-workflow/design/endpoint/test', {
        id,
      });
      notification[status < 400 ? 'success' : 'warning']({
        message: t('tested'),
        description: t('testedDetail', { status, latency: latencyMs }),
      });
    } finally {
      hide();
    }
  };
  return (id: string) => void run(id).catch(passOverRefusal);
}
