import type { Material } from '../../task-shapes.ts';
import type { Marks } from './marks.ts';

/** What a request for correction says by what was marked: each material by its name with what is to be mended; empty for none. */
export function correctionText(materials: readonly Material[], marks: Marks, lead: string): string {
  const lines = materials.flatMap(({ materialId, name }) => {
    const given = marks[materialId];
    return given?.mark === 'supplement' ? [`${name}：${given.comment}`] : [];
  });
  if (lines.length === 0) return '';
  const listed = lines.length === 1 ? lines : lines.map((line, index) => `${index + 1}. ${line}`);
  return [lead, ...listed].join('\n');
}
