import { App } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { PreviewLink } from '@policy/shared/contract/portal/preview.ts';

import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import type { Act } from '../acts/row-actions.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import type { Row } from './fields.ts';
import { usePageWords } from './use-page-words.ts';

/** Saves what was changed, and tells whether it is saved now. */
type Save = () => Promise<boolean>;

/** Shows rows on the portal's own page before they are public, each in a tab of its own; nothing for an entity without such a page. */
export function usePreview(entity: Entity) {
  const t = usePageWords();
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const show = async (tab: Window, { id }: Row, save?: Save) => {
    if (save && !(await save())) {
      tab.close();
      return;
    }
    const { address } = await http.post<PreviewLink>(`${entity.path}/preview`, { id });
    tab.location.replace(address);
  };
  const open = async (row: Row, save?: Save) => {
    // At once: after a call the browser would take it for a window that nobody asked for.
    const tab = window.open('', '_blank');
    if (!tab) return void message.warning(t('previewBlocked'));
    // The portal is another site: its page gets no hold of this one.
    tab.opener = null;
    tab.document.title = t('preview');
    return show(tab, row, save).catch((error: unknown) => {
      tab.close();
      passOverRefusal(error);
    });
  };
  /** The act on a row; `save` where something in it was changed, which is saved first: nobody else sees it by that. */
  const ofRow = (row: Row, save?: Save): Act[] => {
    const run = () => void open(row, save);
    const isOffered = entity.publicPage !== undefined && can(`${entity.permissionBase}_view`);
    return isOffered ? [{ key: 'preview', label: t('preview'), run }] : [];
  };
  return { ofRow };
}
