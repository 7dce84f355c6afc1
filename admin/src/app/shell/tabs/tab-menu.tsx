import { Suspense, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { FailureBoundary } from '../../errors/failure-boundary.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { ToolPanel } from '../tools/tool-panel.tsx';

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
    <ToolPanel label={t('open')} isOpen={isOpen} onOpenChange={setIsOpen} panel={content}>
      <Button
        type="text"
        className="tab-menu-button"
        icon={<DownOutlined />}
        aria-label={t('open')}
        aria-expanded={isOpen}
      />
    </ToolPanel>
  );
}
