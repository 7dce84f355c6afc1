import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Space } from 'antd';

import type { ExportOffer } from '@policy/shared/contract/desk/exports.ts';
import './exports.css';
import { useExportWords } from './use-export-words.ts';

type Column = ExportOffer['columns'][number];

interface ExportColumnsProps {
  /** Every column in the order of the file. */
  columns: readonly Column[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onMove: (key: string, by: 1 | -1) => void;
  /** Puts the choice and the order back to those of the list. */
  onAsInSight: () => void;
}

/** The columns of a file as a list to tick, in their order. */
export function ExportColumns({ columns, chosen, onChoose, onMove, onAsInSight }: ExportColumnsProps) {
  const t = useExportWords();
  const toggle = (key: string) => {
    const others = [...chosen].filter((one) => one !== key);
    onChoose(new Set(chosen.has(key) ? others : [...others, key]));
  };
  return (
    <div role="group" aria-label={t('columns')}>
      <Space wrap>
        <Button size="small" onClick={() => onChoose(new Set(columns.map(({ key }) => key)))}>
          {t('all')}
        </Button>
        <Button size="small" onClick={onAsInSight}>
          {t('inSight')}
        </Button>
        <span className="export-hint">{t('columnsHint', { chosen: chosen.size, all: columns.length })}</span>
      </Space>
      <ul className="export-columns">
        {columns.map(({ key, label }, index) => (
          <li key={key}>
            <Checkbox checked={chosen.has(key)} onChange={() => toggle(key)}>
              {label}
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={t('up', { label })}
              disabled={index === 0}
              onClick={() => onMove(key, -1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={t('down', { label })}
              disabled={index === columns.length - 1}
              onClick={() => onMove(key, 1)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
