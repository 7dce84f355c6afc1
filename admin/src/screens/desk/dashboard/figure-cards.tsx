import type { ReactNode } from 'react';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Card, Col, Row, Statistic } from 'antd';
import dayjs from 'dayjs';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { casePage, casesBehind } from './case-links.ts';

const compared = ['declared', 'paidWan', 'companies'] as const;
const standing = ['pending', 'overdue'] as const;
type Figure = (typeof compared)[number] | (typeof standing)[number];

interface FigureCardsProps {
  data: Dashboard | undefined;
  agencyId: string | undefined;
}

/** The numbers at the head of the dashboard, each leading to the cases that it counts: of the period, beside the period before it, and as things stand. */
export function FigureCards({ data, agencyId }: FigureCardsProps) {
  const t = useTranslations('dashboard');
  const { pages } = useWorkplace();
  const mayList = pages.some(({ path }) => path === casePage);
  const today = dayjs().format('YYYY-MM-DD');
  // Money is counted by its payments, of which there is no list.
  const linkOf = (name: Figure) =>
    data && mayList && name !== 'paidWan' ? casesBehind(name, data, { agencyId, today }) : undefined;
  return (
    <Row gutter={[16, 16]}>
      {compared.map((name) => (
        <Col key={name} xs={12} md={8} xl={5}>
          <FigureCard to={linkOf(name)}>
            <Statistic title={t(name)} value={data?.[name].value ?? '…'} />
            {data ? <Trend {...data[name]} /> : null}
          </FigureCard>
        </Col>
      ))}
      {standing.map((name) => (
        <Col key={name} xs={12} md={8} xl={name === 'pending' ? 5 : 4}>
          <FigureCard to={linkOf(name)}>
            <Statistic title={t(name)} value={data?.[name] ?? '…'} />
            <span className="dashboard-trend">{t('today')}</span>
          </FigureCard>
        </Col>
      ))}
    </Row>
  );
}

function FigureCard({ to, children }: { to: string | undefined; children: ReactNode }) {
  const card = (
    <Card size="small" hoverable={to !== undefined}>
      {children}
    </Card>
  );
  return to ? <Link to={to}>{card}</Link> : card;
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
