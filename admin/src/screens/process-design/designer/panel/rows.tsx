import type { ReactNode } from 'react';
import { Button, Card, Space } from 'antd';

import { useDesignerWords } from '../use-designer-words.ts';

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** What a new row says. */
  blank: Row;
  onChange: (rows: Row[]) => void;
  /** `change` sets some of a row's fields, `replace` all of them. */
  children: (row: Row, change: (changes: Partial<Row>) => void, replace: (row: Row) => void) => ReactNode;
}

/** A list of things that each have fields: added, taken away and moved. */
export function Rows<Row extends object>({ label, rows, blank, onChange, children }: RowsProps<Row>) {
  const t = useDesignerWords();
  const moved = (at: number, by: 1 | -1) => {
    const row = rows[at];
    const others = rows.filter((_, index) => index !== at);
    if (row) onChange([...others.slice(0, at + by), row, ...others.slice(at + by)]);
  };
  const replaced = (at: number, whole: Row) =>
    onChange(rows.map((one, index) => (index === at ? whole : one)));
  return (
    <section aria-label={label}>
      {rows.map((row, at) => (
        // Rows have no id of their own; each change writes all of them anew.
        <Card
          key={at}
          size="small"
          className="designer-row"
          title={`${label} ${at + 1}`}
          extra={
            <Space size="small">
              <Button size="small" type="text" disabled={at === 0} onClick={() => moved(at, -1)}>
                {t('up')}
              </Button>
              <Button size="small" type="text" disabled={at === rows.length - 1} onClick={() => moved(at, 1)}>
                {t('down')}
              </Button>
              <Button
                size="small"
                type="text"
                danger
                onClick={() => onChange(rows.filter((_, index) => index !== at))}
              >
                {t('remove')}
              </Button>
            </Space>
          }
        >
          {children(
            row,
            (changes) => replaced(at, { ...row, ...changes }),
            (whole) => replaced(at, whole),
          )}
        </Card>
      ))}
      <Button size="small" block type="dashed" onClick={() => onChange([...rows, blank])}>
        {t('add')}
      </Button>
    </section>
  );
}
