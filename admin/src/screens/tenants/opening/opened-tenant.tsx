import { Descriptions, Result } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import type { MadeKind, OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';

import { figureOf } from '../../../kit/values/figure.ts';

/** The lists that show what was made, for they can be asked for the rows of any tenant. */
const listOf: Partial<Record<MadeKind, string>> = {
  ...{ people: '/system/user', roles: '/authority/role' },
  ...{ positions: '/system/post', params: '/system/param' },
};

/** What was made for a new tenant, by kind, and the account of its administrator. */
export function OpenedTenantView({ tenantId, tenantName, account, made }: OpenedTenant) {
  const t = useTranslations('tenants.opening');
  return (
    <div role="status">
      <Result
        status="success"
        title={t('done', { tenantName })}
        subTitle={t('doneHint', { tenantId, account })}
        className="opening-result"
      />
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, sm: 2 }}
        title={t('made')}
        items={made.map(({ kind, count }) => ({
          key: kind,
          label: t(`kinds.${kind}`),
          children: <Count {...{ kind, count, tenantId }} />,
        }))}
      />
    </div>
  );
}

interface CountProps {
  kind: MadeKind;
  count: number;
  tenantId: string;
}

function Count({ kind, count, tenantId }: CountProps) {
  const t = useTranslations('tenants.opening');
  const path = listOf[kind];
  if (!path) return figureOf(count);
  return (
    <Link
      to={`${path}?tenantId=${tenantId}`}
      aria-label={t('show', { kind: t(`kinds.${kind}`), count: figureOf(count) })}
    >
      {figureOf(count)}
    </Link>
  );
}
