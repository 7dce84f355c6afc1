import { useState } from 'react';
import { Button, Space } from 'antd';
import { useNavigate } from 'react-router';

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import { IconInput, MenuIconCell } from '../../components/icon-input.tsx';
import { MenuIcon } from '../../components/menu-icon.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { SideTree } from '../../kit/lists/side-tree.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { modelTones } from './models/model-tones.ts';
import { OpenedDialog } from './models/opened-dialog.tsx';
import type { OpenedModel } from './models/opened-dialog.tsx';
import { useArchiving } from './models/use-archiving.ts';
import { useDownloads } from './models/use-downloads.ts';
import { useDesignWords } from './use-design-words.ts';

/** The models of processes by category: drawn, deployed, copied, filed, and put aside once they have run. */
export default function ProcessModelScreen() {
  const t = useDesignWords();
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const state = useAddressListState();
  const downloads = useDownloads();
  const archiving = useArchiving();
  const [opened, setOpened] = useState<OpenedModel>();
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
          name: {
            width: 160,
            cell: ({ icon, name }) => (
              <Space>
                {icon ? <MenuIcon name={icon} /> : null}
                {name}
              </Space>
            ),
          },
          categoryId: { width: 110 },
          state: { tones: modelTones },
          icon: { input: IconInput, detail: ({ icon }) => <MenuIconCell name={icon ?? null} /> },
        }}
        also={[
          { title: t('forms'), dataIndex: 'formNames', width: 150, ellipsis: true },
          { title: t('changedAt'), dataIndex: 'updateTime', width: 165, isLesser: true },
        ]}
        acts={(model, reload) => [
          {
            ...{ key: 'design', label: t('design') },
            run: () => void navigate(`/workflow/design/process/${model.id}`),
          },
          ...only(can('design_model_deploy') && model.state !== 'archived', {
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
          ...downloads(model),
          ...archiving.ofRow(model, reload),
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
      <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />
    </SideTree>
  );
}
