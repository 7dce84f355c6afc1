import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { ChildList, EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { contentTones } from './content-tones.ts';
import { PartsDrawer } from './parts-drawer.tsx';
import { useContentActs } from './use-content-acts.ts';

/** Lists of those about to be paid, with their lines. */
export default function PublicityListScreen() {
  const t = useTranslations('content');
  const moves = useContentActs(publicityList);
  const [opened, setOpened] = useState<RowOf<typeof publicityList>>();
  const entries = { key: 'entries', label: t('entries') };
  return (
    <>
      <EntityScreen
        entity={publicityList}
        overrides={{
          status: { tones: contentTones },
        }}
        acts={(row, reload) => [...moves(row, reload), { ...entries, run: () => setOpened(row) }]}
      />
      {opened ? (
        <PartsDrawer
          title={opened.title}
          parts={[
            { ...entries, children: <ChildList entity={publicityEntry} parent={{ listId: opened.id }} /> },
          ]}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
