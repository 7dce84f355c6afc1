import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import type { Act } from '../acts/row-actions.tsx';
import { useAsk } from '../acts/use-ask.ts';
import { nameOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { useEntity } from '../entity/use-entity.ts';
import { usePreview } from '../entity/use-preview.ts';
import type { Dialog } from '../forms/entity-dialog.tsx';
import { useWorkplace } from '../page/session-context.tsx';

interface ActsOptions {
  entity: Entity;
  open: (dialog: Dialog) => void;
  reload: () => void;
  /** Acts that the screen does without, by their keys. */
  without?: readonly string[];
  /** Goes to an address below the list's, where rows are written on pages of their own. */
  page?: ((at: string) => void) | undefined;
}

/** View, edit and delete of an entity, as far as the reader's button codes allow; each removal is confirmed. */
export function useEntityActs({ entity, open, reload, without = [], page }: ActsOptions) {
  const t = useTranslations('kit');
  const { can, locale } = useWorkplace();
  const { message } = App.useApp();
  const { askOf } = useAsk();
  const calls = useEntity(entity);
  const preview = usePreview(entity);
  const remove = (ids: readonly string[], { done, content }: { done: string; content: string }) => {
    const act = async () => {
      await calls.remove(ids);
      void message.success(done);
      reload();
    };
    askOf(ids, { title: t('confirmRemove'), content, okText: t('remove'), isDanger: true }, act);
  };
  const removeOne = (row: Row) =>
    remove([row.id], { done: t('removed'), content: nameOf(entity, row, locale) });
  const removeChosen = (ids: readonly string[]) =>
    remove(ids, { done: t('done'), content: t('chosen', { count: ids.length }) });
  // The list's rows leave long texts out, so a form always starts from the whole row.
  const edit = async ({ id }: Row) =>
    page ? page(`edit/${id}`) : open({ kind: 'form', row: await calls.detail(id) });
  const may = (verb: string) => can(`${entity.permissionBase}_${verb}`);
  // A row that nobody edits, such as one of a log, has no history; readers of a row see how it came to be so.
  const verbs = [
    ...['view', 'edit', 'delete'].filter((verb) => may(verb)),
    ...(may('view') && may('edit') ? ['history'] : []),
  ].filter((verb) => !without.includes(verb));
  /** What may be done with a row: the standard acts, those of its screen, its page before it is public, and how it came to be so. */
  const ofRow = (row: Row, more: readonly Act[] = []): Act[] => {
    const shown = [...more, ...preview.ofRow(row)];
    const acts: readonly Act[] = [
      { key: 'view', label: t('view'), run: () => open({ kind: 'view', id: row.id }) },
      { key: 'edit', label: t('edit'), run: () => void edit(row).catch(passOverRefusal) },
      { key: 'delete', label: t('remove'), isDanger: true, run: () => removeOne(row) },
      ...shown,
      { key: 'history', label: t('history'), run: () => open({ kind: 'history', id: row.id }) },
    ];
    return acts.filter((act) => shown.includes(act) || verbs.includes(act.key));
  };
  return { ofRow, count: verbs.length, removeChosen };
}
