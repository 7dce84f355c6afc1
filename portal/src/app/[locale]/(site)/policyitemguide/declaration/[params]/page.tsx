import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { declarationQuery } from '../../../../../../features/declaration/declaration-query.ts';
import { DeclarationView } from '../../../../../../features/declaration/declaration-view.tsx';
import { loadCase } from '../../../../../../features/declaration/load-case.ts';
import {
  declarationParams,
  declarationPath,
  decodeParams,
} from '../../../../../../lib/addresses/route-params.ts';
import { readSearchParams, type SearchParams } from '../../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { BadLink, badLinkMetadata } from '../../../bad-link.tsx';

type Props = { params: Promise<{ params: string }>; searchParams: SearchParams };

/** Title of the step that is open. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  if (!decodeParams(declarationParams, (await params).params)) return badLinkMetadata();
  const { step } = await readSearchParams(declarationQuery, searchParams);
  const t = await getTranslations('declaration');
  return pageMetadata({ title: t(`titles.${step}`) });
}

/** One application as its company fills it in. */
export default async function DeclarationPage({ params, searchParams }: Props) {
  const named = decodeParams(declarationParams, (await params).params);
  if (!named) return <BadLink />;
  const t = await getTranslations('declaration');
  const crumbs = [{ text: t('centre'), href: '/user/userCenter' }, { text: t('titles.list') }];
  const [personal, { step }] = await Promise.all([
    loadCase(named.applicationId),
    readSearchParams(declarationQuery, searchParams),
  ]);
  const path = `${declarationPath(named)}${step === 'list' ? '' : `?step=${step}`}`;
  if (personal.kind === 'shown' && personal.data.application.guideId !== named.guideId) notFound();
  return (
    <PageBody crumbs={crumbs}>
      {personal.kind === 'shown' ? (
        <DeclarationView view={personal.data} step={step} path={declarationPath(named)} />
      ) : (
        <PersonalGate kind={personal.kind} path={path} text={t('guest')} />
      )}
    </PageBody>
  );
}
