import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { wireDayOf } from '../../../../../../components/content/wire-date.ts';
import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { loadStart } from '../../../../../../features/process-start/load-start.ts';
import { StartView } from '../../../../../../features/process-start/start-view.tsx';
import { localHref } from '../../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../../lib/addresses/return-address.ts';
import { decodeParams, startParams } from '../../../../../../lib/addresses/route-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { BadLink, badLinkMetadata } from '../../../bad-link.tsx';

type Props = { params: Promise<{ params: string }> };

/** Title of the page: what is asked for. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const named = decodeParams(startParams, (await params).params);
  if (!named) return badLinkMetadata();
  const [t, personal] = await Promise.all([getTranslations('process.start'), loadStart(named)]);
  const title = t('title');
  if (personal.kind !== 'shown') return pageMetadata({ title });
  return pageMetadata({ title: `${title} · ${personal.data.facts.process.processDefName}` });
}

/** The form that starts a process; the page is for signed-in readers only. */
export default async function StartProcessPage({ params }: Props) {
  const text = (await params).params;
  const named = decodeParams(startParams, text);
  if (!named) return <BadLink />;
  const [personal, t, locale] = await Promise.all([
    loadStart(named),
    getTranslations('process.start'),
    getLocale(),
  ]);
  const path = `/process/startWeb/${text}`;
  if (personal.kind === 'guest') {
    return redirect({
      href: { pathname: '/login', query: { redirect: returnAddress(localHref(locale, path)) ?? '/' } },
      locale,
    });
  }
  return (
    <PageBody crumbs={[{ text: t('centre'), href: '/user/userCenter' }, { text: t('title') }]}>
      {personal.kind === 'shown' ? (
        <StartView {...personal.data} today={wireDayOf(new Date())} />
      ) : (
        <PersonalGate kind={personal.kind} path={path} text={t('guest')} leads />
      )}
    </PageBody>
  );
}
