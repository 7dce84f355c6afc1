import { Suspense, useState } from 'react';
import { BellOutlined } from '@ant-design/icons';
import { Popover, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import { badgeOf, useUnread } from '../../../components/messages/use-messages.ts';
import { FailureBoundary } from '../../errors/failure-boundary.tsx';
import { lazyPart } from '../../../kit/lazy-part.ts';
import { ToolButton } from './tool-button.tsx';
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
    <section className="notices-panel" aria-label={t('notices')}>
      {isOpen ? (
        <FailureBoundary>
          <Suspense fallback={<Skeleton active title={false} />}>
            <Panel onOpen={open} onLeave={() => setIsOpen(false)} />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </section>
  );
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setIsOpen}
        // A popover without any content would not open.
        content={panel}
      >
        <ToolButton icon={<BellOutlined />} label={t('notices')} badge={badgeOf(unread)} />
      </Popover>
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
