import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { ChangeHistory } from './change-history.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import type { ExtraField } from '../inputs/inputs.tsx';
import { EntityForm } from './entity-form.tsx';
import { EntityView } from './entity-view.tsx';
import { RowSteps } from './row-steps.tsx';
import type { Row } from '../entity/fields.ts';

/** What a list has open: nothing, a form for a new or a known row, a row's detail, or what became of it. */
export type Dialog =
  | { kind: 'form'; row?: Row; start?: Record<string, unknown> }
  | { kind: 'view'; id: string }
  | { kind: 'history'; id: string }
  | undefined;

interface EntityDialogProps {
  entity: Entity;
  dialog: Dialog;
  fixed: Record<string, string>;
  overrides: Record<string, FieldOverride | undefined>;
  /** Inputs of a new row beside the entity's own fields. */
  extra?: readonly ExtraField[];
  width?: number;
  /** The rows of the list's page, in its order, and the way to another of them. */
  ids?: readonly string[];
  onShow?: (id: string) => void;
  onClose: () => void;
  onSaved: () => void;
}

/** Draws what a list has open. */
export function EntityDialog({
  dialog,
  entity,
  overrides,
  ids = [],
  onShow,
  onClose,
  ...form
}: EntityDialogProps) {
  if (!dialog) return null;
  if (dialog.kind === 'view') {
    const steps = onShow && <RowSteps ids={ids} id={dialog.id} onShow={onShow} />;
    return <EntityView {...{ entity, overrides, steps, onClose }} id={dialog.id} />;
  }
  if (dialog.kind === 'history')
    return <ChangeHistory {...{ entity, onClose }} id={dialog.id} onRestored={form.onSaved} />;
  return (
    <EntityForm
      {...form}
      {...{ entity, overrides, onClose }}
      {...(dialog.row && { row: dialog.row })}
      {...(dialog.start && { start: dialog.start })}
    />
  );
}
