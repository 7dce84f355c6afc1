import { Suspense, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Popover, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation.ts';

import { FailureBoundary } from '../errors/failure-boundary.tsx';
import { lazyPart } from '../../kit/lazy-part.ts';

const Panel = lazyPart(() => import('./tab-menu-panel.tsx'));

/** The menu at the end of the tab bar; its code comes when it first opens. */
export function TabMenu({ tabs }: { tabs: readonly Tab[] }) {
  const t = useTranslations('tabMenu');
  const [isOpen, setIsOpen] = useState(false);
  const content = (
    <FailureBoundary>
      <Suspense fallback={<Spin />}>
        <Panel tabs={tabs} onChosen={() => setIsOpen(false)} />
      </Suspense>
    </FailureBoundary>
  );
  return (
    <Popover trigger="click" placement="bottomRight" open={isOpen} onOpenChange={setIsOpen} content={content}>
      <Button type="text" className="tab-menu-button" icon={<DownOutlined />} aria-label={t('open')} />
    </Popover>
  );
}
