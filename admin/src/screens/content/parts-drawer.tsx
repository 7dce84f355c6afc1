import { Drawer, Tabs } from 'antd';
import type { ReactNode } from 'react';

interface PartsDrawerProps {
  title: string;
  parts: readonly { key: string; label: string; children: ReactNode }[];
  onClose: () => void;
}

/** The parts of one content row, each with its own list. */
export function PartsDrawer({ title, parts, onClose }: PartsDrawerProps) {
  const [only] = parts;
  return (
    <Drawer open title={title} width="min(1200px, 100vw)" onClose={onClose}>
      {parts.length === 1 ? only?.children : <Tabs items={[...parts]} />}
    </Drawer>
  );
}
