import { Badge, Button } from 'antd';
import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface ToolButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'title'> {
  icon: ReactNode;
  label: string;
  /** Shown beside the icon, such as a count. */
  badge?: string;
}

/** A button of the top bar: an icon with a name that is read out and shown on pointing. */
export function ToolButton({ icon, label, badge = '', ...button }: ToolButtonProps) {
  const name = badge ? `${label} ${badge}` : label;
  return (
    <Button type="text" aria-label={name} title={label} {...button}>
      <Badge count={badge} size="small" className="tool-badge">
        {icon}
      </Badge>
    </Button>
  );
}
