import { useRef } from 'react';
import { FullscreenOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Flex, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import { DateRangeInput } from '../../../kit/inputs/date-range-input.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { TreeReference } from '../../../kit/references/tree-reference.tsx';
import { ChartCards } from './chart-cards.tsx';
import { FigureCards } from './figure-cards.tsx';
import './dashboard.css';

const path = 'blade-desk/dashboard/figures';

/** How the cases stand that the reader may read: numbers and charts of a period and of an agency. */
export default function DashboardScreen() {
  const t = useTranslations('dashboard');
  const { http, locale } = useWorkplace();
  const page = useRef<HTMLDivElement>(null);
  const { filters, search } = useAddressListState();
  const { from, to, deptId } = filters;
  const { data, mutate, isValidating } = useSWR<Dashboard, Error>(
    [path, from, to, deptId, locale],
    () => http.get<Dashboard>(path, { from, to, deptId }),
    { keepPreviousData: true },
  );
  const period = data ? ([data.from, data.to] as const) : null;
  const inPeriod = (range: readonly [string, string] | null) => {
    const { from: _, to: __, ...others } = filters;
    search(range ? { ...others, from: range[0], to: range[1] } : others);
  };
  const ofAgency = (id: string | string[] | null) => {
    const { deptId: _, ...others } = filters;
    search(typeof id === 'string' ? { ...others, deptId: id } : others);
  };
  // A browser may refuse; then the window simply stays as it is.
  const fill = () => void page.current?.requestFullscreen().catch(() => null);
  return (
    <div ref={page} className="dashboard">
      {/* What opens from a field has to stand inside what fills the screen. */}
      <ConfigProvider getPopupContainer={() => page.current ?? document.body}>
        <Flex gap={12} wrap align="center" className="dashboard-filter">
          <label className="dashboard-field">
            <span>{t('period')}</span>
            <DateRangeInput value={period} onChange={inPeriod} />
          </label>
          <label className="dashboard-field" htmlFor="dashboard-agency">
            <span>{t('agency')}</span>
            <TreeReference
              id="dashboard-agency"
              source="department"
              value={deptId ?? null}
              onChange={ofAgency}
            />
          </label>
          <Button icon={<ReloadOutlined />} loading={isValidating} onClick={() => void mutate()}>
            {t('reload')}
          </Button>
          <Button icon={<FullscreenOutlined />} onClick={fill}>
            {t('fullscreen')}
          </Button>
        </Flex>
      </ConfigProvider>
      <FigureCards data={data} agencyId={deptId} />
      {data ? <ChartCards data={data} /> : <Skeleton active title={false} paragraph={{ rows: 8 }} />}
    </div>
  );
}
