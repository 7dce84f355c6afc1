import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { declarationQuery } from '../../../../../../features/declaration/declaration-query.ts';
import { DeclarationView } from '../../../../../../features/declaration/declaration-view.tsx';
import { loadDeclaration } from '../../../../../../features/declaration/load-case.ts';
import {
  declarationParams,
  declarationPath,
  decodeParams,
} from '../../../../../../lib/addresses/route-params.ts';
import { readSearchParams, type SearchParams } from '../../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { loadSite } from '../../../../../../lib/server-reads/site.ts';
import { BadLink, badLinkMetadata } from '../../../bad-link.tsx';

type Props = { params: Promise<{ params: string }>; searchParams: SearchParams };

/** Title of the step that is open, and of which item. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const named = decodeParams(declarationParams, (await params).params);
  if (!named) return badLinkMetadata();
  const { step } = await readSearchParams(declarationQuery, searchParams);
  const [t, locale, personal] = await Promise.all([
    getTranslations('declaration'),
    getLocale(),
    loadDeclaration(named.applicationId, step),
  ]);
  const title = t(`titles.${step}`);
  if (personal.kind !== 'shown') return pageMetadata({ title });
  const { guideTitle, guideTitleEn, projectName } = personal.data.view.application;
  const item = (locale === 'en' && guideTitleEn) || (guideTitle ?? projectName);
  return pageMetadata({ title: `${title} · ${item}` });
}

/** One application as its company fills it in. */
export default async function DeclarationPage({ params, searchParams }: Props) {
  const named = decodeParams(declarationParams, (await params).params);
  if (!named) return <BadLink />;
  const t = await getTranslations('declaration');
  const crumbs = [{ text: t('centre'), href: '/user/userCenter' }, { text: t('titles.list') }];
  const { step } = await readSearchParams(declarationQuery, searchParams);
  const [personal, { phone }] = await Promise.all([loadDeclaration(named.applicationId, step), loadSite()]);
  const path = `${declarationPath(named)}${step === 'list' ? '' : `?step=${step}`}`;
  if (personal.kind === 'shown' && personal.data.view.application.guideId !== named.guideId) notFound();
  return (
    <PageBody crumbs={crumbs}>
      {personal.kind === 'shown' ? (
        <DeclarationView {...personal.data} {...{ step, phone }} path={declarationPath(named)} />
      ) : (
        <PersonalGate kind={personal.kind} path={path} text={t('guest')} />
      )}
    </PageBody>
  );
}
