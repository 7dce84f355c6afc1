import { useState } from 'react';
import { useNavigate } from 'react-router';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { CategoryDialog } from './forms/category-dialog.tsx';
import { CopyFormDialog } from './forms/copy-form-dialog.tsx';
import { useFormCalls } from './forms/form-calls.ts';
import { FormUsersDialog } from './forms/form-users-dialog.tsx';
import { useFormWords } from './forms/use-form-words.ts';

type Opened =
  | { kind: 'copy'; id: string; name: string; reload: () => void }
  | { kind: 'users'; id: string; name: string }
  | { kind: 'category'; ids: readonly string[]; reload: () => void };

/** Forms as they are filed, and the ways to their designs and versions. */
export default function FormScreen() {
  const t = useFormWords();
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const calls = useFormCalls();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const exportJson = async (id: string) => {
    const { formKey, name, nameEn, schema, uiSchema, texts } = await calls.design(id);
    const text = JSON.stringify({ formKey, name, nameEn, schema, uiSchema, texts }, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `${formKey}.json`);
  };
  const only = (code: string, act: Act): Act[] => (can(`design_form_${code}`) ? [act] : []);
  return (
    <>
      <EntityScreen
        entity={formDesign}
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
      />
      {opened?.kind === 'copy' ? (
        <CopyFormDialog id={opened.id} name={opened.name} onClose={close} onSaved={opened.reload} />
      ) : null}
      {opened?.kind === 'users' ? (
        <FormUsersDialog id={opened.id} name={opened.name} onClose={close} />
      ) : null}
      {opened?.kind === 'category' ? (
        <CategoryDialog ids={opened.ids} onClose={close} onSaved={opened.reload} />
      ) : null}
    </>
  );
}
