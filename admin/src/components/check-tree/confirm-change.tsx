import { App } from 'antd';
import { useLocale, useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/pass-over-refusal.ts';
import { listed } from '../../kit/values/listed.ts';
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

function Named({ ids, titles }: { ids: readonly string[]; titles: ReadonlyMap<string, string> }) {
  const locale = useLocale();
  const named = ids.slice(0, mostNamed).map((id) => titles.get(id) ?? id);
  return <>{listed(named, locale) + (ids.length > mostNamed ? ' …' : '')}</>;
}

/** Shows what a choice adds and takes before it is saved; what changes nothing is not asked about. */
export function useConfirmChange() {
  const t = useTranslations('organisation');
  const { modal, message } = App.useApp();
  return (changes: readonly Change[], save: () => Promise<unknown>) => {
    const parts = changes.map((change) => ({ ...change, ...difference(change.held, change.chosen) }));
    const changed = parts.filter(({ added, removed }) => added.length + removed.length > 0);
    if (changed.length === 0) {
      void message.info(t('unchanged'));
      return;
    }
    const content = changed.map(({ label, added, removed, titles }) => (
      <section key={label}>
        <strong>{label}</strong>
        {added.length > 0 ? (
          <p>
            {t('added', { count: added.length })}: <Named ids={added} titles={titles} />
          </p>
        ) : null}
        {removed.length > 0 ? (
          <p>
            {t('removed', { count: removed.length })}: <Named ids={removed} titles={titles} />
          </p>
        ) : null}
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
