import { needsFile } from '@policy/shared/contract/application/material-files.ts';
import type { MaterialView } from '@policy/shared/contract/application/calls.ts';

type Wanted = Pick<MaterialView, 'id' | 'isRequired' | 'isShared' | 'source' | 'minCount'>;

/** The materials to upload a file for, one by one: each as often as it asks for files. */
export const filesWanted = <Material extends Wanted>(materials: readonly Material[]): Material[] =>
  materials
    .filter((material) => needsFile(material))
    .flatMap((material) => Array.from({ length: material.minCount }, () => material));
