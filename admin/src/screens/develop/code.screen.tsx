import { useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';

import { MenuButton } from '../../kit/acts/menu-button.tsx';
import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { FieldsInput } from './fields/fields-input.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PreviewDrawer } from './preview/preview-drawer.tsx';
import { useDownload } from './use-download.ts';
import { useDevelopWords } from './use-develop-words.ts';

const overrides = { columns: { input: FieldsInput } };
const systems = ['all', 'server', 'admin'] as const;

type Opened = { kind: 'import' } | { kind: 'preview'; id: string; name: string };

/** What is generated: taken from tables or drawn from scratch, looked at, packed and written. */
export default function CodeScreen() {
  const t = useDevelopWords();
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened & { reload: () => void }>();
  const download = useDownload();
  const close = () => setOpened(undefined);
  const copy = async (id: string, reload: () => void) => {
    await http.post('blade-develop/code/copy', { id });
    void message.success(k('added'));
    reload();
  };
  const pack = (ids: readonly string[], system: string, reload: () => void) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : void download(ids, system).then(reload);
  return (
    <>
      <EntityScreen
        entity={codeEntry}
        width={1200}
        overrides={overrides}
        acts={({ id, codeName }, reload) => [
          ...(can('code_gen')
            ? [
                {
                  key: 'preview',
                  label: t('preview.open'),
                  run: () => setOpened({ kind: 'preview', id, name: codeName, reload }),
                },
              ]
            : []),
          // The frame has shown a refusal.
          ...(can('code_add')
            ? [{ key: 'copy', label: t('copy'), run: () => void copy(id, reload).catch(passOverRefusal) }]
            : []),
        ]}
        tools={(chosen, reload) => [
          ...(can('code_add')
            ? [
                <Button key="import" onClick={() => setOpened({ kind: 'import', reload })}>
                  {t('importTables')}
                </Button>,
              ]
            : []),
          ...(can('code_gen')
            ? [
                <MenuButton
                  key="generate"
                  menu={{
                    items: systems.map((system) => ({
                      key: system,
                      label: t(`system.${system}`),
                      onClick: () => pack(chosen, system, reload),
                    })),
                  }}
                >
                  {t('generate')}
                </MenuButton>,
              ]
            : []),
        ]}
      />
      {opened?.kind === 'import' ? <ImportDialog onSaved={opened.reload} onClose={close} /> : null}
      {opened?.kind === 'preview' ? (
        <PreviewDrawer id={opened.id} name={opened.name} onSaved={opened.reload} onClose={close} />
      ) : null}
    </>
  );
}
