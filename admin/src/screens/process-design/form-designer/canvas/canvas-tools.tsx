import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';

import { moves } from '@policy/shared/forms/design/moves.ts';
import type { DesignActs } from './use-design-acts.ts';
import { useDesignerWords } from '../use-designer-words.ts';

const icons = {
  up: <ArrowUpOutlined />,
  down: <ArrowDownOutlined />,
  in: <ArrowRightOutlined />,
  out: <ArrowLeftOutlined />,
};

interface CanvasToolsProps {
  acts: DesignActs;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Moves and removes the chosen field, and takes steps back. */
export function CanvasTools({ acts, undo, redo }: CanvasToolsProps) {
  const t = useDesignerWords();
  const tools = [
    ...moves.map((move) => ({
      key: move,
      icon: icons[move],
      run: acts.wayOf(move) ? () => acts.move(move) : undefined,
    })),
    {
      key: 'remove' as const,
      icon: <DeleteOutlined />,
      run: acts.selected.length > 0 ? acts.remove : undefined,
    },
    { key: 'undo' as const, icon: <UndoOutlined />, run: undo },
    { key: 'redo' as const, icon: <RedoOutlined />, run: redo },
  ];
  return (
    <Space size={0} wrap>
      {tools.map(({ key, icon, run }) => (
        <Tooltip key={key} title={t(`acts.${key}`)}>
          <Button type="text" icon={icon} aria-label={t(`acts.${key}`)} disabled={!run} onClick={run} />
        </Tooltip>
      ))}
    </Space>
  );
}
