import { ColumnWidthOutlined } from '@ant-design/icons';
import { Button, InputNumber, Popover, Tooltip } from 'antd';

import { columnWidths } from '@policy/shared/contract/desk/column-width.ts';

import { columns as en } from '../../messages/en/columns.ts';
import { columns as zh } from '../../messages/zh/columns.ts';
import { ownWords } from '../page/own-words.ts';
import type { ColumnWidths } from './column-widths.ts';

const useColumnWords = ownWords({ zh, en });

interface WidthsButtonProps {
  /** Asked whenever the widths are shown: meanwhile columns may have come in sight or gone. */
  columnsInSight: () => readonly { key: string; title: string }[];
  widths: ColumnWidths;
  onResize: (key: string, width: number | undefined) => void;
}

function WidthInputs({ columnsInSight, widths, onResize }: WidthsButtonProps) {
  const t = useColumnWords();
  return (
    <div className="kit-widths">
      {columnsInSight().map(({ key, title }) => (
        <div key={key} className="kit-width">
          <label htmlFor={`width-${key}`}>{title}</label>
          <InputNumber
            size="small"
            id={`width-${key}`}
            min={columnWidths.least}
            max={columnWidths.most}
            step={10}
            precision={0}
            placeholder={t('usual')}
            value={widths[key] ?? null}
            onChange={(width) => onResize(key, width ?? undefined)}
          />
        </div>
      ))}
      <p>{t('hint', columnWidths)}</p>
    </div>
  );
}

/** Width of every column in numbers, for whoever drags no edge. */
export default function WidthsButton(props: WidthsButtonProps) {
  const t = useColumnWords();
  const content = <WidthInputs {...props} />;
  return (
    <Popover trigger="click" placement="bottomRight" title={t('title')} content={content} destroyOnHidden>
      <Tooltip title={t('title')}>
        <Button type="text" size="small" aria-label={t('title')} icon={<ColumnWidthOutlined aria-hidden />} />
      </Tooltip>
    </Popover>
  );
}
