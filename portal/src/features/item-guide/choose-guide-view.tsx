import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { StatePanel } from '../../components/feedback/state-panel.tsx';
import { EmptyScene } from '../../components/illustrations/scenes.tsx';
import { ChainBar } from '../../components/related/chain-bar.tsx';
import { GuideLines } from '../../components/related/guide-lines.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { policyHref } from '../../lib/addresses/content-hrefs.ts';
import type { Chain } from '../../lib/chain/chain.ts';
import type { GuideRow, PolicyItemRow } from './guide-rows.ts';

interface ChooseGuideViewProps {
  item: PolicyItemRow;
  guides: readonly GuideRow[];
  chain: Chain;
  now: Date;
}

/** The guides of an item that has several of them; where it has none, what it rests on and whom to ask. */
export function ChooseGuideView({ item, guides, chain, now }: ChooseGuideViewProps) {
  const t = useTranslations('itemGuide.choose');
  const locale = useLocale();
  const name = () => <Bilingual zh={item.name} en={item.nameEn} />;
  return (
    <>
      {guides.length > 0 ? (
        <div className="max-w-reading">
          <p className="mb-4 text-ink-soft">{t.rich('text', { name })}</p>
          <GuideLines guides={guides} now={now} />
        </div>
      ) : (
        <StatePanel title={t('none')} text={t.rich('noneText', { name })} scene={<EmptyScene />}>
          <ButtonLink href={localHref(locale, chain.clause[0]?.href ?? policyHref(item.policyId))}>
            {t('policy')}
          </ButtonLink>
          <ButtonLink look="secondary" href={localHref(locale, '/help#more')}>
            {t('help')}
          </ButtonLink>
        </StatePanel>
      )}
      <ChainBar chain={chain} here={{ step: 'item', id: item.id }} />
    </>
  );
}
