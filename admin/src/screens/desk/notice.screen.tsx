import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';

import { PersonInput } from '../../components/person-picker/person-input.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control } from '../../kit/inputs/inputs.tsx';
import { ReadersDrawer } from './readers-drawer.tsx';
import { useNoticeActs } from './use-notice-acts.ts';

const tones: Record<NoticeState, Tone> = { draft: 'quiet', published: 'good', withdrawn: 'attention' };

const People: Control = (props) => <PersonInput {...handed<string[] | null>(props)} />;

/** Notices, whom they are for, and who has read them. */
export default function NoticeScreen() {
  const t = useTranslations('desk');
  const actsOf = useNoticeActs();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <EntityScreen
        entity={notice}
        width={960}
        overrides={{
          status: { tones },
          readCount: { cell: ({ readCount, recipientCount }) => `${readCount} / ${recipientCount}` },
          userIds: { input: People },
        }}
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
