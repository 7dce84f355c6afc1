import { useState } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import { IconInput, MenuIconCell } from '../../components/icon-input.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { SideTree } from '../../kit/lists/side-tree.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import type { Model } from './model-calls.ts';
import { useModelCalls } from './model-calls.ts';
import { DeployDialog } from './models/deploy-dialog.tsx';
import { FileDialog } from './models/file-dialog.tsx';
import { ImportDialog } from './models/import-dialog.tsx';
import { NamedDialog } from './models/named-dialog.tsx';
import { ScopeDialog } from './models/scope-dialog.tsx';
import { useDesignWords } from './use-design-words.ts';

type Opened =
  | { kind: 'deploy'; model: Model; reload: () => void }
  | { kind: 'scope'; model: Model; reload: () => void }
  | { kind: 'copy'; model: Model; reload: () => void }
  | { kind: 'changeCategory' | 'changeIcon'; ids: readonly string[]; reload: () => void }
  | { kind: 'import'; reload: () => void };

/** The models of processes by category: drawn, deployed, copied and filed. */
export default function ProcessModelScreen() {
  const t = useDesignWords();
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const calls = useModelCalls();
  const state = useAddressListState();
  const [opened, setOpened] = useState<Opened>();
  const download = async ({ id, modelKey }: Model) => {
    const { xml } = await calls.whole(id);
    saveFile(new Blob([xml ?? ''], { type: 'application/xml' }), `${modelKey}.bpmn`);
  };
  const edits = can('design_model_edit');
  const only = <Act,>(isSo: boolean, ...acts: Act[]) => (isSo ? acts : []);
  return (
    <SideTree
      {...{ entity: processCategory, filter: 'categoryId', state }}
      title={t('categories')}
      everything={t('everything')}
    >
      <EntityScreen
        entity={processModel}
        overrides={{
          // Beside the categories, a narrow window has no more room before the actions.
          modelKey: { width: 130 },
          name: { width: 140 },
          categoryId: { width: 110 },
          state: { tones: { draft: 'quiet', deployed: 'good', changed: 'attention' } },
          icon: { input: IconInput, cell: ({ icon }) => <MenuIconCell name={icon ?? null} /> },
        }}
        acts={(model, reload) => [
          {
            ...{ key: 'design', label: t('design') },
            run: () => void navigate(`/workflow/design/process/${model.id}`),
          },
          ...only(can('design_model_deploy'), {
            ...{ key: 'deploy', label: t('deploy') },
            run: () => setOpened({ kind: 'deploy', model, reload }),
          }),
          {
            ...{ key: 'versions', label: t('history') },
            run: () => void navigate(`/workflow/design/model/history/${model.id}`),
          },
          ...only(edits, {
            ...{ key: 'scope', label: t('scope') },
            run: () => setOpened({ kind: 'scope', model, reload }),
          }),
          ...only(can('design_model_add'), {
            ...{ key: 'copy', label: t('copy') },
            run: () => setOpened({ kind: 'copy', model, reload }),
          }),
          { key: 'download', label: t('download'), run: () => void download(model) },
        ]}
        batch={(rows, reload) => {
          const ids = rows.map(({ id }) => id);
          const open = (kind: 'changeCategory' | 'changeIcon') => ({
            ...{ key: kind, label: t(kind) },
            run: () => setOpened({ kind, ids, reload }),
          });
          return only(edits, open('changeCategory'), open('changeIcon'));
        }}
        tools={(_, reload) =>
          only(
            can('design_model_add'),
            <Button key="import" onClick={() => setOpened({ kind: 'import', reload })}>
              {t('importFile')}
            </Button>,
          )
        }
      />
      <OpenedDialog opened={opened} calls={calls} onClose={() => setOpened(undefined)} />
    </SideTree>
  );
}

interface OpenedDialogProps {
  opened: Opened | undefined;
  calls: ReturnType<typeof useModelCalls>;
  onClose: () => void;
}

function OpenedDialog({ opened, calls, onClose }: OpenedDialogProps) {
  const t = useDesignWords();
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
