import type { ReactNode } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';

interface RemovableCardProps {
  title: string;
  /** What the button is called that removes it. */
  removal: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several rules or conditions, which can be taken away. */
export const RemovableCard = ({ title, removal, onRemove, children }: RemovableCardProps) => (
  <Card
    size="small"
    title={title}
    extra={<Button type="text" icon={<DeleteOutlined />} aria-label={removal} onClick={onRemove} />}
  >
    {children}
  </Card>
);
