import { captchaPath } from '@policy/shared/client/sign-in-client.ts';
import type { PictureCaptcha, QuestionCaptcha } from '@policy/shared/client/sign-in-client.ts';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadAgreements } from '../../../../features/agreements/load-agreements.ts';
import { knownReader } from '../../../../features/register/known-reader.ts';
import { registerQuery } from '../../../../features/register/register-query.ts';
import { RegisterSent } from '../../../../features/register/register-sent.tsx';
import { RegisterView } from '../../../../features/register/register-view.tsx';
import { asksStatus, readState, registerHeader } from '../../../../lib/addresses/register-state.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';
import { publicHttp } from '../../../../lib/server-reads/server-client.ts';
import { loadSite } from '../../../../lib/server-reads/site.ts';
import { isOpen } from '../../../../lib/texts/site.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('register');

/**
 * Where companies and people register, and ask how far it has come; its forms need no script. Where nobody may register, it only
 * tells how far it has come.
 */
export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const [query, t, said, site] = await Promise.all([
    readSearchParams(registerQuery, searchParams),
    getTranslations('register'),
    headers(),
    loadSite(),
  ]);
  if (query.sent) {
    const title = t(`sent.${query.sent}`);
    return (
      <PageBody crumbs={[{ text: t('title') }]} title={title}>
        <RegisterSent sent={query.sent} />
      </PageBody>
    );
  }
  const header = said.get(registerHeader);
  const answered = readState(header);
  const state = header === null ? { ...answered, view: query.view } : answered;
  const mayRegister = isOpen(site, 'registration');
  // Whoever was refused before still reads why.
  if (!mayRegister && !asksStatus(state)) notFound();
  const kind = state.captchaKind === 'question' ? { kind: 'question' } : {};
  const http = await publicHttp();
  const [captcha, agreements, known] = await Promise.all([
    http.getFlat<PictureCaptcha | QuestionCaptcha>(captchaPath, kind, { anonymous: true }),
    loadAgreements(),
    knownReader(),
  ]);
  const title = t(mayRegister ? 'title' : 'tabs.status');
  return (
    <PageBody crumbs={[{ text: title }]} title={title} {...(mayRegister ? { lead: t('lead') } : {})}>
      <RegisterView
        state={state}
        mayRegister={mayRegister}
        type={typeOf(state.values['userType'], query.type)}
        captcha={captcha}
        agreements={agreements}
        known={known}
      />
    </PageBody>
  );
}

const typeOf = (typed: string | undefined, asked: 'enterprise' | 'individual') =>
  typed === 'individual' || typed === 'enterprise' ? typed : asked;
