import { Col, Row, theme } from 'antd';
import { useTranslations } from 'use-intl';

import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import { ChartCard } from '../../../components/chart/chart-card.tsx';
import { monthsOption, sharesOption, stagesOption } from './options.ts';
import type { Look } from './options.ts';

function useLook(): Look {
  const { token } = theme.useToken();
  return {
    ink: token.colorText,
    line: token.colorBorderSecondary,
    colours: [token.colorPrimary, token.colorSuccess, token.colorWarning, token.colorError, token.purple],
  };
}

/** The dashboard's charts: by month, by agency, by policy, by stage and by who has it in hand. */
export function ChartCards({ data }: { data: Dashboard }) {
  const t = useTranslations('dashboard');
  const look = useLook();
  const shares = (name: 'agencies' | 'policies' | 'handlers') => (
    <ChartCard
      title={t(name)}
      figures={{ columns: [t('name'), t('cases')], rows: data[name].map((one) => [one.name, one.total]) }}
      option={sharesOption(data[name], t('cases'), look)}
    />
  );
  const stages = data.stages.map(({ stage, total }) => ({ name: t(`stage.${stage}`), value: total }));
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={16}>
        <ChartCard
          title={t('months')}
          figures={{
            columns: [t('month'), t('declared'), t('paidWan')],
            rows: data.months.map(({ month, declared, paidWan }) => [month, declared, paidWan]),
          }}
          option={monthsOption(data.months, [t('declared'), t('paidWan')], look)}
        />
      </Col>
      <Col xs={24} xl={8}>
        <ChartCard
          title={t('stages')}
          figures={{
            columns: [t('name'), t('cases')],
            rows: stages.map(({ name, value }) => [name, value]),
          }}
          option={stagesOption(stages, t('cases'), look)}
        />
      </Col>
      <Col xs={24} xl={8}>
        {shares('agencies')}
      </Col>
      <Col xs={24} xl={8}>
        {shares('policies')}
      </Col>
      <Col xs={24} xl={8}>
        {shares('handlers')}
      </Col>
    </Row>
  );
}
