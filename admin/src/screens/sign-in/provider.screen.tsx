import { useMemo, useState } from 'react';
import { Alert } from 'antd';
import useSWR from 'swr';

import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { StepsDialog } from './steps-dialog.tsx';
import { useSignOnWords } from './use-sign-on-words.ts';

type Provider = RowOf<typeof identityProvider>;

const secret = optional(text(500, { visibleWhen: { field: 'kind', is: ['oidc', 'oauth2'] } }));
const sm4Key = optional(text(32, { visibleWhen: { field: 'smKeyKind', is: 'fixed' } }));
const smPrivateKey = optional(text(64, { visibleWhen: { field: 'kind', is: 'oauth2' } }));

/** Ways to sign in over a provider: whoever looks is told while one of them vouches for made-up people. */
export default function ProviderScreen() {
  const t = useSignOnWords();
  const { can } = useWorkplace();
  const [shown, setShown] = useState<{ what: 'test' | 'outcomes'; provider: Provider }>();
  const isPretending = usePretence();
  const extra = useMemo(
    () => [
      hiddenField({
        ...{ name: 'secretKey', behind: 'clientId', label: t('secretKey'), hint: t('secretHint') },
        schema: secret,
      }),
      hiddenField({
        ...{ name: 'sm4Key', behind: 'smKeyKind', label: t('sm4Key'), hint: t('secretHint') },
        schema: sm4Key,
      }),
      hiddenField({
        ...{ name: 'smPrivateKey', behind: 'smSigning', label: t('smPrivateKey'), hint: t('secretHint') },
        schema: smPrivateKey,
      }),
    ],
    [t],
  );
  const act = (what: 'test' | 'outcomes', provider: Provider) => ({
    ...{ key: what, label: t(what) },
    run: () => setShown({ what, provider }),
  });
  return (
    <>
      {isPretending ? (
        <Alert banner type="error" message={t('simulated')} style={{ marginBottom: 16 }} />
      ) : null}
      <EntityScreen
        entity={identityProvider}
        width={720}
        extra={extra}
        acts={(row) => [
          ...(can('identityprovider_test') ? [act('test', row)] : []),
          ...(can('identityprovider_view') ? [act('outcomes', row)] : []),
        ]}
      />
      {shown ? <StepsDialog {...shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

/** Whether a provider of the box is offered to people. */
function usePretence(): boolean {
  const { http } = useWorkplace();
  const { data } = useSWR('simulated-providers', () =>
    http.get<Page<Provider>>('policy/identityprovider/list', { status: 1, kind: 'local', size: 1 }),
  );
  return (data?.records.length ?? 0) > 0;
}
