import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { IconInput, MenuIconCell } from '../../components/icon-input.tsx';
import { EntityTree } from '../../kit/screen/entity-tree.tsx';
import { useDesignWords } from './use-design-words.ts';

/** Where models and forms are filed, and how many models are. */
export default function ProcessCategoryScreen() {
  const t = useDesignWords();
  return (
    <EntityTree
      entity={processCategory}
      overrides={{ icon: { input: IconInput, cell: ({ icon }) => <MenuIconCell name={icon ?? null} /> } }}
      also={[{ title: t('modelCount'), dataIndex: 'modelCount', width: 100, align: 'right' }]}
    />
  );
}
