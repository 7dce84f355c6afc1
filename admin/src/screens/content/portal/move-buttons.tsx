import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { usePortalWords } from './use-portal-words.ts';

interface MoveButtonsProps {
  /** What is moved, as people read it. */
  name: string;
  index: number;
  /** How many there are. */
  of: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves one entry of a list a place up or down. */
export function MoveButtons({ name, index, of, onMove }: MoveButtonsProps) {
  const t = usePortalWords();
  return (
    <>
      <Button
        icon={<ArrowUpOutlined />}
        aria-label={t('up', { name })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <Button
        icon={<ArrowDownOutlined />}
        aria-label={t('down', { name })}
        disabled={index === of - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}
