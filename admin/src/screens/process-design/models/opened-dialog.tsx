import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import { DeployDialog } from './deploy-dialog.tsx';
import { FileDialog } from './file-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { NamedDialog } from './named-dialog.tsx';
import { ScopeDialog } from './scope-dialog.tsx';

/** What is done in a dialog, and with which models. */
export type OpenedModel =
  | { kind: 'deploy'; model: Model; reload: () => void }
  | { kind: 'scope'; model: Model; reload: () => void }
  | { kind: 'copy'; model: Model; reload: () => void }
  | { kind: 'changeCategory' | 'changeIcon'; ids: readonly string[]; reload: () => void }
  | { kind: 'import'; reload: () => void };

interface OpenedDialogProps {
  opened: OpenedModel | undefined;
  onClose: () => void;
}

/** The dialog of what is being done with models, if anything is. */
export function OpenedDialog({ opened, onClose }: OpenedDialogProps) {
  const t = useDesignWords();
  const calls = useModelCalls();
  if (!opened) return null;
  const saving = { onClose, onSaved: opened.reload };
  if (opened.kind === 'import') return <ImportDialog {...saving} />;
  if (opened.kind === 'scope') return <ScopeDialog {...saving} model={opened.model} />;
  if (opened.kind === 'deploy')
    return <DeployDialog model={opened.model} onDone={opened.reload} onClose={onClose} />;
  if (opened.kind === 'copy') {
    const { id, name, modelKey } = opened.model;
    return (
      <NamedDialog
        {...saving}
        title={t('copyTitle', { name })}
        initial={{ modelKey: `${modelKey}_copy`, name }}
        send={(named) => calls.copy({ id, ...named })}
      />
    );
  }
  const { kind, ids } = opened;
  const send = (value: string | null) =>
    kind === 'changeCategory' ? calls.file(ids, value) : calls.setIcon(ids, value);
  return <FileDialog {...{ ...saving, kind, send }} />;
}
