import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { drawnNotice } from './drawn-notice.tsx';
import { ReadersDrawer } from './readers-drawer.tsx';
import { useNoticeActs } from './use-notice-acts.ts';

/** Notices, whom they are for, and who has read them. */
export default function NoticeScreen() {
  const t = useTranslations('desk');
  const actsOf = useNoticeActs();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <EntityScreen
        {...drawnNotice}
        acts={({ id, status }, reload) => [
          ...actsOf({ id, status }, reload),
          ...(status === 'published'
            ? [{ key: 'readers', label: t('readers'), run: () => setOpened(id) }]
            : []),
        ]}
      />
      {opened ? <ReadersDrawer id={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
