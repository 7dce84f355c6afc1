import { Suspense, useState } from 'react';
import { BellOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import { badgeOf, useUnread } from '../../../components/messages/use-messages.ts';
import { FailureBoundary } from '../../errors/failure-boundary.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolPanel } from './tool-panel.tsx';
import './notices-tool.css';

const Panel = lazyPart(() => import('./notices-panel.tsx'));
const View = lazyPart(async () => ({
  default: (await import('../../../components/messages/message-view.tsx')).MessageView,
}));

/** Tells how many messages wait to be read, and shows the latest of each kind. */
export function NoticesTool() {
  const t = useTranslations('tools');
  const [isOpen, setIsOpen] = useState(false);
  // Outside of the popover, which closes when something else is pressed.
  const [opened, setOpened] = useState<string>();
  const unread = useUnread();
  const open = (id: string) => {
    setIsOpen(false);
    setOpened(id);
  };
  const panel = (
    <div className="notices-panel">
      {isOpen ? (
        <FailureBoundary>
          <Suspense fallback={<Skeleton active title={false} />}>
            <Panel onOpen={open} onLeave={() => setIsOpen(false)} />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </div>
  );
  return (
    <>
      <ToolPanel label={t('notices')} isOpen={isOpen} onOpenChange={setIsOpen} panel={panel}>
        <ToolButton
          icon={<BellOutlined />}
          label={t('notices')}
          badge={badgeOf(unread)}
          aria-expanded={isOpen}
        />
      </ToolPanel>
      {opened ? (
        <FailureBoundary>
          <Suspense fallback={null}>
            <View id={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </>
  );
}
