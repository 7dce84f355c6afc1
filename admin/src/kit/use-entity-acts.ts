import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Dialog } from './entity-dialog.tsx';
import type { Row } from './fields.ts';
import type { Act } from './row-actions.tsx';
import { useWorkplace } from './session-context.tsx';
import { useEntity } from './use-entity.ts';

interface ActsOptions {
  entity: Entity;
  open: (dialog: Dialog) => void;
  reload: () => void;
}

/** View, edit and delete of an entity, as far as the reader's button codes allow; each removal is confirmed. */
export function useEntityActs({ entity, open, reload }: ActsOptions) {
  const t = useTranslations('kit');
  const { can } = useWorkplace();
  const { message, modal } = App.useApp();
  const calls = useEntity(entity);
  const remove = (ids: string[], done: string) =>
    modal.confirm({
      title: t('confirmRemove'),
      okText: t('ok'),
      cancelText: t('cancel'),
      // The server's refusal has been shown by the frame; the dialog closes and nothing is gone.
      onOk: () =>
        calls.remove(ids).then(
          () => {
            void message.success(done);
            reload();
          },
          () => undefined,
        ),
    });
  // The list's rows leave long texts out, so a form always starts from the whole row.
  const edit = async ({ id }: Row) => open({ kind: 'form', row: await calls.detail(id) });
  // A row that nobody edits, such as one of a log, has no history; readers of a row see how it came to be so.
  const hasHistory = can(`${entity.thing}_view`) && can(`${entity.thing}_edit`);
  const history = ({ id }: Row): Act => ({
    key: 'history',
    label: t('history'),
    run: () => open({ kind: 'history', id }),
  });
  const ofRow = (row: Row): Act[] => {
    const acts: Record<string, Act> = {
      view: { key: 'view', label: t('view'), run: () => open({ kind: 'view', id: row.id }) },
      edit: { key: 'edit', label: t('edit'), run: () => void edit(row).catch(() => undefined) },
      delete: {
        key: 'delete',
        label: t('remove'),
        isDanger: true,
        run: () => void remove([row.id], t('removed')),
      },
    };
    const allowed = Object.entries(acts).flatMap(([verb, act]) =>
      can(`${entity.thing}_${verb}`) ? [act] : [],
    );
    return hasHistory ? [...allowed, history(row)] : allowed;
  };
  const removeChosen = (ids: string[]) =>
    void (ids.length === 0 ? message.warning(t('pickOne')) : remove(ids, t('done')));
  return { ofRow, removeChosen };
}
