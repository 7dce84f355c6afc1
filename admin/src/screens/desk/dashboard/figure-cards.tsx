import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Card, Col, Row, Statistic } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import { useWorkplace } from '../../../kit/session-context.tsx';

const compared = ['declared', 'paidWan', 'companies'] as const;
const standing = ['pending', 'overdue'] as const;
/** Where what still waits is taken up. */
const place = '/process/claim';

/** The numbers at the head of the dashboard: of the period, beside the period before it, and as things stand. */
export function FigureCards({ data }: { data: Dashboard | undefined }) {
  const t = useTranslations('dashboard');
  const { pages } = useWorkplace();
  const leads = pages.some(({ path }) => path === place);
  return (
    <Row gutter={[16, 16]}>
      {compared.map((name) => (
        <Col key={name} xs={12} md={8} xl={5}>
          <Card size="small">
            <Statistic title={t(name)} value={data?.[name].value ?? '…'} />
            {data ? <Trend {...data[name]} /> : null}
          </Card>
        </Col>
      ))}
      {standing.map((name) => {
        const figure = (
          <Card size="small" hoverable={leads}>
            <Statistic title={t(name)} value={data?.[name] ?? '…'} />
            <span className="dashboard-trend">{t('today')}</span>
          </Card>
        );
        return (
          <Col key={name} xs={12} md={8} xl={name === 'pending' ? 5 : 4}>
            {leads ? <Link to={place}>{figure}</Link> : figure}
          </Col>
        );
      })}
    </Row>
  );
}

function Trend({ value, before }: { value: number; before: number }) {
  const t = useTranslations('dashboard');
  const change = Math.round((value - before) * 10_000) / 10_000;
  const icon = change > 0 ? <ArrowUpOutlined /> : change < 0 ? <ArrowDownOutlined /> : null;
  return (
    <span className="dashboard-trend">
      {icon} {change === 0 ? t('same') : t('than', { change: change > 0 ? `+${change}` : String(change) })}
    </span>
  );
}
