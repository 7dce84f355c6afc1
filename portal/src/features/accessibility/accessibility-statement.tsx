import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { MailLink, PhoneLink } from '../../components/navigation/contact-links.tsx';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';

/** When `npm run a11y:full` last found nothing. */
const checked = '2026-11-29';
const settings = ['elder', 'text'] as const;
const means = ['zoom', 'keyboard', 'reader', 'aloud', 'captcha', 'system'] as const;
const gaps = ['attachments', 'translation', 'video', 'aloud', 'body', 'review'] as const;

/** What is conformed to, how the site can be used, what is wanting, when it was checked, and whom to tell. */
export function AccessibilityStatement({ site }: { site: Site }) {
  const t = useTranslations('accessibility');
  const shown = [...(isOpen(site, 'displaySettings') ? settings : []), ...means];
  return (
    <div className="max-w-reading space-y-10">
      <Part title={t('conformance.title')}>
        <p>{t('conformance.text')}</p>
        <p className="mt-3">{t('conformance.scope')}</p>
      </Part>
      <Part title={t('means.title')}>
        <Points texts={shown.map((key) => t(`means.${key}`))} />
      </Part>
      <Part title={t('gaps.title')}>
        <Points texts={gaps.map((key) => t(`gaps.${key}`))} />
      </Part>
      <Part title={t('check.title')}>
        <KeyValueList
          rows={[
            { term: t('check.date'), value: <DateText value={checked} /> },
            { term: t('check.method'), value: t('check.methodText') },
            { term: t('check.result'), value: t('check.resultText') },
          ]}
        />
      </Part>
      <Part title={t('report.title')}>
        <p className="mb-4">{t('report.text')}</p>
        <Contact site={site} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 ps-6">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Contact({ site }: { site: Site }) {
  const t = useTranslations('shell.footer');
  return (
    <KeyValueList
      rows={[
        { term: t('phone'), value: <PhoneLink number={site.phone} /> },
        ...(site.errorMail ? [{ term: t('mail'), value: <MailLink mail={site.errorMail} /> }] : []),
        ...(site.hours ? [{ term: t('hours'), value: <Bilingual {...site.hours} /> }] : []),
        ...(site.address ? [{ term: t('address'), value: <Bilingual {...site.address} /> }] : []),
      ]}
    />
  );
}
