import { useState } from 'react';
import { Button, Card, Empty, Table } from 'antd';
import { useTranslations } from 'use-intl';

import { Chart } from './chart.tsx';
import type { ChartOption } from './draw.ts';

/** The figures of a chart as a table: what each row is called, then its numbers. */
interface Figures {
  columns: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

interface ChartCardProps {
  title: string;
  figures: Figures;
  option: ChartOption;
}

/** A chart with its figures behind one button, for those who read rather than look. */
export function ChartCard({ title, figures, option }: ChartCardProps) {
  const t = useTranslations('chart');
  const [isTable, setIsTable] = useState(false);
  const columns = figures.columns.map((name, index) => ({
    ...{ title: name, key: name, dataIndex: String(index) },
    align: index === 0 ? ('left' as const) : ('right' as const),
  }));
  const rows = figures.rows.map((row, index) => ({ key: index, ...Object.fromEntries(row.entries()) }));
  const isEmpty = figures.rows.every(([, ...numbers]) => numbers.every((number) => number === 0));
  const toggle = (
    <Button size="small" type="link" onClick={() => setIsTable(!isTable)}>
      {t(isTable ? 'asChart' : 'asTable')}
    </Button>
  );
  return (
    <Card title={title} size="small" {...(!isEmpty && { extra: toggle })}>
      {isEmpty ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} /> : null}
      {!isEmpty && isTable ? (
        <Table size="small" columns={columns} dataSource={rows} pagination={false} />
      ) : null}
      {!isEmpty && !isTable ? <Chart label={title} option={option} /> : null}
    </Card>
  );
}
