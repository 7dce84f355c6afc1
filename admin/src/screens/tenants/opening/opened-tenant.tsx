import { Descriptions, Result } from 'antd';
import { Link } from 'react-router';

import type { MadeKind, OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { figureOf } from '../../../kit/values/figure.ts';
import { useOpeningWords } from '../use-tenant-words.ts';

/** Codes of the menus whose lists show what was made, for they can be asked for the rows of any tenant; forms and processes have no list. */
const menuOf: Readonly<Record<MadeKind, string | null>> = {
  ...{ departments: 'dept', positions: 'post', people: 'user', roles: 'role' },
  ...{ dictionaries: 'dict_biz', params: 'param', templates: 'message_template', topMenus: 'topmenu' },
  ...{ forms: null, processes: null },
};

/** What was made for a new tenant, by kind, and the account of its administrator. */
export function OpenedTenantView({ tenantId, tenantName, account, made }: OpenedTenant) {
  const t = useOpeningWords();
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
  const t = useOpeningWords();
  const { pages } = useWorkplace();
  const list = pages.find(({ code }) => code === menuOf[kind]);
  if (!list) return figureOf(count);
  return (
    <Link
      to={`${list.path}?tenantId=${tenantId}`}
      aria-label={t('show', { kind: t(`kinds.${kind}`), count: figureOf(count) })}
    >
      {figureOf(count)}
    </Link>
  );
}
