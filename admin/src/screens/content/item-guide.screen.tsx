import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { ChildList, EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { contentTones } from './content-tones.ts';
import { PartsDrawer } from './parts-drawer.tsx';
import { StepsInput } from './steps-input.tsx';
import { useContentActs } from './use-content-acts.ts';

/** Item guides with their sections and the materials they ask for. */
export default function ItemGuideScreen() {
  const t = useTranslations('content');
  const moves = useContentActs(itemGuide);
  const [opened, setOpened] = useState<RowOf<typeof itemGuide>>();
  const parent = { guideId: opened?.id ?? '' };
  return (
    <>
      <EntityScreen
        entity={itemGuide}
        width={1080}
        overrides={{
          steps: { input: StepsInput },
          status: { tones: contentTones },
        }}
        acts={(row, reload) => [
          ...moves(row, reload),
          { key: 'parts', label: t('guideParts'), run: () => setOpened(row) },
        ]}
      />
      {opened ? (
        <PartsDrawer
          title={opened.title}
          parts={[
            {
              key: 'sections',
              label: t('sections'),
              children: <ChildList entity={itemGuideSection} parent={parent} />,
            },
            {
              key: 'materials',
              label: t('materials'),
              children: <ChildList entity={itemGuideMaterial} parent={parent} />,
            },
          ]}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
