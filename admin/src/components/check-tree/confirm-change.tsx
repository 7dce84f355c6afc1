import { App } from 'antd';
import { useLocale, useTranslations } from 'use-intl';

import { listed } from '@policy/shared/messages/listed.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { difference } from './keys.ts';

/** One list of ids that is about to be replaced, for one or for several. */
export interface Change {
  label: string;
  /** What each of those whose list it is holds now. */
  held: readonly (readonly string[])[];
  chosen: readonly string[];
  titles: ReadonlyMap<string, string>;
}

const mostNamed = 20;

/** How many, and which of them by their names. */
function namedIn(ids: readonly string[], { titles }: Pick<Change, 'titles'>, locale: string) {
  const named = ids.slice(0, mostNamed).map((id) => titles.get(id) ?? id);
  return { count: ids.length, names: listed(named, locale) + (ids.length > mostNamed ? ' …' : '') };
}

/** Shows what a choice adds and takes before it is saved; what changes nothing is not asked about. */
export function useConfirmChange() {
  const t = useTranslations('checkTree');
  const locale = useLocale();
  const { modal, message } = App.useApp();
  return (changes: readonly Change[], save: () => Promise<unknown>) => {
    const parts = changes.map((change) => ({ ...change, ...difference(change.held, change.chosen) }));
    const changed = parts.filter(({ added, removed }) => added.length + removed.length > 0);
    if (changed.length === 0) {
      void message.info(t('unchanged'));
      return;
    }
    const content = changed.map(({ added, removed, ...change }) => (
      <section key={change.label}>
        <strong>{change.label}</strong>
        {added.length > 0 ? <p>{t('added', namedIn(added, change, locale))}</p> : null}
        {removed.length > 0 ? <p>{t('removed', namedIn(removed, change, locale))}</p> : null}
      </section>
    ));
    // A refusal has been shown by the frame; the dialog behind stays open.
    modal.confirm({
      title: t('confirmChange'),
      content,
      width: 560,
      onOk: () => save().catch(passOverRefusal),
    });
  };
}
