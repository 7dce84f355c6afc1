import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import type { ReactNode } from 'react';

import { KeyValueList } from './key-value-list.tsx';

interface MaterialListProps {
  materials: MaterialView[];
  /** What was handed in for a material. */
  children: (material: MaterialView) => ReactNode;
}

/** Every material by its name, with what was handed in for it. */
export function MaterialList({ materials, children }: MaterialListProps) {
  return (
    <KeyValueList
      wide
      rows={materials.map((material) => ({ term: material.name, value: children(material) }))}
    />
  );
}
