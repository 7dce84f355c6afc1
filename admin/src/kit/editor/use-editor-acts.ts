import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../acts/row-actions.tsx';
import { useBusy } from '../acts/use-busy.ts';
import type { Row } from '../entity/fields.ts';
import { usePreview } from '../entity/use-preview.ts';

interface EditorActsOptions {
  entity: Entity;
  /** The row as it was last read; absent while a new one is written. */
  row: Row | undefined;
  isDirty: boolean;
  /** Tells whether what stands in the form is saved now. */
  save: () => Promise<boolean>;
  /** The acts of the page's own. */
  acts: (row: Row) => readonly Act[];
}

/** Saving a page, and what may be done with its row besides: with what stands in the form, not with what was saved before it. */
export function useEditorActs({ entity, row, isDirty, save, acts }: EditorActsOptions) {
  const { isBusy, run } = useBusy();
  const preview = usePreview(entity);
  /** One press at a time: while another saves, nothing is. */
  const saveOnce = async (): Promise<boolean> => {
    let isSaved = false;
    await run(async () => {
      isSaved = await save();
    });
    return isSaved;
  };
  const saved = (act: Act): Act => ({
    ...act,
    run: () => void run(async () => (!isDirty || (await save())) && act.run()),
  });
  const offered = row ? [...preview.ofRow(row, isDirty ? saveOnce : undefined), ...acts(row).map(saved)] : [];
  return { isBusy, acts: offered, save: () => void saveOnce() };
}
