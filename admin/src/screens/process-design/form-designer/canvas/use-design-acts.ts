import { useId, useState } from 'react';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { addKind, moveField, removeField } from '@policy/shared/forms/design/edit-fields.ts';
import type { Edited } from '@policy/shared/forms/design/edit-fields.ts';
import type { FieldPath, Spot } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldKind } from '@policy/shared/forms/design/kinds.ts';
import { spotForNew, spotOf } from '@policy/shared/forms/design/moves.ts';
import type { Move } from '@policy/shared/forms/design/moves.ts';
import { focusDrawn } from '../../focus-drawn.ts';
import { titlesOf } from './titles.ts';

/** What can be done on the canvas, with the field that is chosen; every act is one step to take back. */
export function useDesignActs(content: FormContent, change: (edit: () => FormContent) => void) {
  const canvas = useId();
  const [selected, select] = useState<FieldPath>([]);
  const done = (edited: Edited | null) => {
    if (!edited) return;
    change(() => edited.content);
    select(edited.path);
    focusDrawn(canvas, `[data-field="${edited.path.join('.')}"]`);
  };
  return {
    /** The id under which the page holds the canvas. */
    canvas,
    selected,
    select,
    done,
    add: (kind: FieldKind, spot: Spot = spotForNew(content, selected)) =>
      done(addKind(content, spot, { kind, titles: titlesOf(kind) })),
    moveTo: (from: FieldPath, to: Spot) => done(moveField(content, from, to)),
    /** Where a move by keys leads; null where there is no way. */
    wayOf: (move: Move) => spotOf(content, selected, move),
    move: (move: Move) => {
      const to = spotOf(content, selected, move);
      if (to) done(moveField(content, selected, to));
    },
    remove: () => {
      if (selected.length === 0) return;
      change(() => removeField(content, selected));
      select([]);
    },
  };
}

/** What can be done on the canvas. */
export type DesignActs = ReturnType<typeof useDesignActs>;
