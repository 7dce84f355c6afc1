import type { ReactNode } from 'react';
import { Button, Result, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { useReportCalls } from './report-calls.ts';
import type { Report } from './report-calls.ts';

/** The report that an address names, once it is there; one that may not be seen is not there. */
export function StoredReport({ id, children }: { id: string; children: (stored: Report) => ReactNode }) {
  const t = useTranslations('pages');
  const navigate = useNavigate();
  const calls = useReportCalls();
  const { data, error } = useSWR<Report, Error>(['report', id], () => calls.whole(id), {
    revalidateOnFocus: false,
  });
  if (data) return children(data);
  if (!error) return <Skeleton active title={false} />;
  const back = (
    <Button type="primary" onClick={() => void navigate('/report/reportlist')}>
      {t('backHome')}
    </Button>
  );
  return <Result status="404" title={t('badAddressTitle')} subTitle={t('badAddressText')} extra={back} />;
}
