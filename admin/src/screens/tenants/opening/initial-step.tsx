import { Alert, Form, Select, Spin } from 'antd';
import useSWR from 'swr';

import type { InitialKind } from '@policy/shared/contract/tenants/opening.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { figureOf } from '../../../kit/values/figure.ts';
import { KindsInput } from './kinds-input.tsx';
import { useOpeningWords } from '../use-tenant-words.ts';

interface TenantOption {
  tenantId: string;
  tenantName: string;
}

interface Counted {
  kind: InitialKind;
  count: number;
}

const once = { revalidateOnFocus: false };

/** From which tenant the new one gets what it begins with, and what of it; each kind tells how much there is. */
export function InitialStep() {
  const t = useOpeningWords();
  const { http } = useWorkplace();
  const tenants = useSWR<TenantOption[], Error>(
    'tenant-options',
    () => http.get('blade-system/tenant/select'),
    once,
  );
  return (
    <>
      <Alert type="info" showIcon message={t('templateHint')} style={{ marginBottom: 16 }} />
      <Form.Item name="templateTenantId" label={t('template')}>
        <Select
          showSearch
          optionFilterProp="label"
          loading={tenants.isLoading}
          options={tenants.data?.map(({ tenantId, tenantName }) => ({
            value: tenantId,
            label: `${tenantName} (${tenantId})`,
          }))}
        />
      </Form.Item>
      <Form.Item dependencies={['templateTenantId']} noStyle>
        {({ getFieldValue }) => <KindsItem templateTenantId={String(getFieldValue('templateTenantId'))} />}
      </Form.Item>
    </>
  );
}

function KindsItem({ templateTenantId }: { templateTenantId: string }) {
  const t = useOpeningWords();
  const { http } = useWorkplace();
  const { data, error } = useSWR<Counted[], Error>(
    ['initial-counts', templateTenantId],
    () => http.get('blade-system/tenant/initial-counts', { templateTenantId }),
    once,
  );
  if (error) return <Alert type="error" showIcon message={error.message} />;
  if (!data) return <Spin />;
  const options = data.map(({ kind, count }) => ({
    kind,
    label: t('countOf', { kind: t(`kinds.${kind}`), count: figureOf(count) }),
  }));
  return (
    <Form.Item name="copied" label={t('copied')} extra={t('copiedHint')}>
      <KindsInput label={t('copied')} options={options} />
    </Form.Item>
  );
}
