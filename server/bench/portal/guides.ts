import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';

import { asSystem } from '../../src/kit/rules/rules.ts';
import { wireDate } from '../../src/kit/runtime/clock.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import { inTransaction } from '../../src/kit/transaction/transaction.ts';
import { guideMaterialRows, guideRows, guideSectionRows } from '../../src/seeds/demo/item-guides.ts';
import { insertMissing } from '../../src/seeds/insert-missing.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import type { SlugRow } from '../../src/seeds/slug-rows.ts';

/** So many at once: no transaction of the embedded engine becomes a big one, and each makes its documents for the search once. */
const atOnce = 100;
const slugOf = (index: number) => `bench-guide-${String(index)}`;

/** The id of a guide that was made for the benchmark, by its number. */
export const madeGuideId = (index: number) => idOf(slugOf(index));

interface Templates {
  guides: readonly SlugRow[];
  sections: readonly SlugRow[];
  materials: readonly SlugRow[];
}

/** Fills a demonstration up to so many guides, each with sections and materials as those of the demonstration have. */
export async function seedGuides(context: Context, count: number): Promise<void> {
  const today = wireDate(context.clock.now());
  const templates = {
    // Those without application have a page of their own, to which the other leads.
    guides: guideRows(today).filter((row) => row['isMsjx'] !== 1),
    sections: guideSectionRows(today),
    materials: guideMaterialRows,
  };
  const numbers = Array.from({ length: Math.max(0, count - templates.guides.length) }, (_, index) => index);
  const system = asSystem(context, 'guides as if they had gone their way');
  for (let done = 0; done < numbers.length; done += atOnce) {
    const part = numbers.slice(done, done + atOnce).map((index) => madeRows(templates, index));
    await inTransaction(system, async (inside) => {
      await insertMissing(
        itemGuide,
        inside,
        part.map(({ guide }) => guide),
      );
      await insertMissing(
        itemGuideSection,
        inside,
        part.flatMap(({ sections }) => sections),
      );
      await insertMissing(
        itemGuideMaterial,
        inside,
        part.flatMap(({ materials }) => materials),
      );
    });
  }
}

/** One guide after its template, and what hangs on it. */
function madeRows({ guides, sections, materials }: Templates, index: number) {
  const template = guides[index % guides.length]!;
  const guideId = slugOf(index);
  const below = (rows: readonly SlugRow[]) =>
    rows
      .filter((row) => row['guideId'] === template.id)
      .map((row) => ({ ...row, id: `${guideId}-${row.id}`, guideId }));
  const guide = {
    ...template,
    ...{ id: guideId, title: `${String(template['title'])}（第${String(index + 1)}批）` },
    itemCode: `BENCH${String(index).padStart(6, '0')}`,
  };
  return { guide, sections: below(sections), materials: below(materials) };
}
