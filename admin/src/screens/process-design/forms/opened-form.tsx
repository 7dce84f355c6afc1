import { CategoryDialog } from './category-dialog.tsx';
import { CopyFormDialog } from './copy-form-dialog.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { FormUsersDialog } from './form-users-dialog.tsx';
import { ImportFormDialog } from './import-form-dialog.tsx';

/** What is looked at or done in a dialog, and with which forms. */
export type Opened =
  | { kind: 'copy'; id: string; name: string; reload: () => void }
  | { kind: 'users'; id: string; name: string }
  | { kind: 'preview'; id: string; name: string }
  | { kind: 'category'; ids: readonly string[]; reload: () => void }
  | { kind: 'import'; reload: () => void };

/** The dialog of what is being done with forms, if anything is. */
export function OpenedForm({ opened, onClose }: { opened: Opened | undefined; onClose: () => void }) {
  if (!opened) return null;
  if (opened.kind === 'users' || opened.kind === 'preview') {
    const { id, name } = opened;
    const Shown = opened.kind === 'users' ? FormUsersDialog : DraftPreview;
    return <Shown {...{ id, name, onClose }} />;
  }
  const saving = { onClose, onSaved: opened.reload };
  if (opened.kind === 'import') return <ImportFormDialog {...saving} />;
  if (opened.kind === 'category') return <CategoryDialog ids={opened.ids} {...saving} />;
  return <CopyFormDialog id={opened.id} name={opened.name} {...saving} />;
}
