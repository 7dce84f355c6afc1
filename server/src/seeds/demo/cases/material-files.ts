import type { CaseRow } from './case-rows.ts';
import { textPdf } from './text-pdf.ts';

/** What a file depends on in the material it is handed in for; ids are slugs. */
export interface CaseMaterial {
  id: string;
  guideId: string;
  name: string;
  isShared: number;
  isRequired: number;
  accept?: readonly string[];
  minCount?: number;
}

/** A file as a company would upload it. */
export interface CaseFile {
  materialId: string;
  name: string;
  contentType: string;
  body: Buffer;
}

/** As many files as each material that must be uploaded asks for; a draft has none yet. */
export function caseMaterials(row: CaseRow, materials: readonly CaseMaterial[]): CaseFile[] {
  if (row.status === 'draft') return [];
  return materials
    .filter(({ guideId, isShared, isRequired, accept = [] }) => {
      const isUploaded = isShared === 0 && accept.length > 0;
      return guideId === row.guideId && isUploaded && isRequired === 1;
    })
    .flatMap((material) => titlesOf(material).map((title) => ({ materialId: material.id, title })))
    .map(({ materialId, title }) => ({
      materialId,
      name: `${title}.pdf`,
      contentType: 'application/pdf',
      body: textPdf(title, [
        `申报编号：${row.applyNo}`,
        `项目名称：${row.projectName}`,
        `提交日期：${row.submitTime ?? ''}`,
        '本文件为演示材料，内容均为虚构，不具有任何效力。',
      ]),
    }));
}

function titlesOf({ name, minCount = 1 }: CaseMaterial): string[] {
  if (minCount === 1) return [name];
  return Array.from({ length: minCount }, (_, index) => `${name}（${index + 1}）`);
}
