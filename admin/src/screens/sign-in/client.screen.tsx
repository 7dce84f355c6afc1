import { useMemo } from 'react';
import { App, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { useAsk } from '../../kit/acts/use-ask.ts';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';

const schema = optional(text(100, { createOnly: true }));

/** A client's secret, which may be left out, to be made by rotation. */
const secretField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'clientSecret', label, hint, schema });

/** Applications; a secret is told once, when it is made. */
export default function ClientScreen() {
  const t = useTranslations('clients');
  const { http, can } = useWorkplace();
  const { modal } = App.useApp();
  const { ask } = useAsk();
  const extra = useMemo(() => [secretField(t('clientSecret'), t('secretHint'))], [t]);
  const rotate = async (id: string) => {
    const told = await http.post<{ clientId: string; clientSecret: string }>('blade-system/client/rotate', {
      id,
    });
    modal.success({
      title: t('rotated'),
      content: (
        <p>
          {told.clientId}:{' '}
          <Typography.Text code copyable>
            {told.clientSecret}
          </Typography.Text>
        </p>
      ),
    });
  };
  return (
    <EntityScreen
      entity={client}
      width={640}
      extra={extra}
      acts={({ id }) =>
        can('client_rotate')
          ? [{ key: 'rotate', label: t('rotate'), run: () => ask(t('rotateConfirm'), () => rotate(id)) }]
          : []
      }
    />
  );
}
