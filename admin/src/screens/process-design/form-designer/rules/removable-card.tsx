import { DeleteOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import type { ReactNode } from 'react';

interface RemovableCardProps {
  title: string;
  /** What its button of removal is called. */
  removal: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A rule or a condition under its number, with the button that removes it. */
export function RemovableCard({ title, removal, onRemove, children }: RemovableCardProps) {
  return (
    <Card
      size="small"
      title={title}
      extra={<Button type="text" icon={<DeleteOutlined />} aria-label={removal} onClick={onRemove} />}
    >
      {children}
    </Card>
  );
}
