import type { Material } from '../../task-shapes.ts';

/** What a handler found of a material, and what is to be mended. */
export interface Mark {
  mark: 'passed' | 'supplement';
  comment: string;
}

/** The handler's findings, by the material's id. */
export type Marks = Record<string, Mark>;

/** What is found of a material: what is marked now, else what its files were marked with before. */
export function markOf({ materialId, files }: Material, marks: Marks): Mark | undefined {
  const failed = files.find(({ mark }) => mark === 'supplement');
  const before = failed ?? (files.every(({ mark }) => mark === 'passed') ? files[0] : undefined);
  const kept = before?.mark ? { mark: before.mark, comment: before.markComment ?? '' } : undefined;
  return marks[materialId] ?? kept;
}
