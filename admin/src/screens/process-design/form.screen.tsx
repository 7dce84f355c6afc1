import { useState } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { SideTree } from '../../kit/lists/side-tree.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useFormCalls } from './forms/form-calls.ts';
import { OpenedForm } from './forms/opened-form.tsx';
import type { Opened } from './forms/opened-form.tsx';
import { useFormWords } from './forms/use-form-words.ts';

const tones = { draft: 'quiet', published: 'good', changed: 'attention' } as const;

/** Forms as they are filed, and the ways to their designs and versions. */
export default function FormScreen() {
  const t = useFormWords();
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const state = useAddressListState();
  const calls = useFormCalls();
  const [opened, setOpened] = useState<Opened>();
  const exportJson = async (id: string) => {
    const { formKey, name, nameEn, schema, uiSchema, texts } = await calls.design(id);
    const text = JSON.stringify({ formKey, name, nameEn, schema, uiSchema, texts }, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `${formKey}.json`);
  };
  const only = (code: string, act: Act): Act[] => (can(`design_form_${code}`) ? [act] : []);
  return (
    <SideTree
      {...{ entity: processCategory, filter: 'categoryId', state }}
      title={t('categories')}
      everything={t('everything')}
    >
      <EntityScreen
        entity={formDesign}
        overrides={{ state: { tones }, name: { width: 180 }, categoryId: { width: 120 } }}
        also={[{ title: t('models'), dataIndex: 'modelNames', width: 180, ellipsis: true }]}
        acts={({ id, name }, reload) => [
          {
            key: 'design',
            // Who may not change it reads how it is designed.
            label: t(can('design_form_edit') ? 'design' : 'readDesign'),
            run: () => void navigate(`/workflow/design/form/${id}`),
          },
          {
            key: 'history',
            label: t('history'),
            run: () => void navigate(`/workflow/design/form/history/${id}`),
          },
          { key: 'preview', label: t('preview'), run: () => setOpened({ kind: 'preview', id, name }) },
          ...only('add', {
            key: 'copy',
            label: t('copy'),
            run: () => setOpened({ kind: 'copy', id, name, reload }),
          }),
          { key: 'users', label: t('usedBy'), run: () => setOpened({ kind: 'users', id, name }) },
          {
            key: 'json',
            label: t('exportJson'),
            run: () => void exportJson(id).catch(passOverRefusal),
          },
        ]}
        batch={(rows, reload) =>
          only('edit', {
            key: 'category',
            label: t('changeCategory'),
            run: () => setOpened({ kind: 'category', ids: rows.map(({ id }) => id), reload }),
          })
        }
        tools={(_, reload) =>
          can('design_form_add')
            ? [
                <Button key="import" onClick={() => setOpened({ kind: 'import', reload })}>
                  {t('importJson')}
                </Button>,
              ]
            : []
        }
      />
      <OpenedForm opened={opened} onClose={() => setOpened(undefined)} />
    </SideTree>
  );
}
