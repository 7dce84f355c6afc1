import { useLocale, useTranslations } from 'next-intl';

import { Bilingual, SaidIn } from '../../components/content/bilingual.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { BackToTop } from '../../components/navigation/back-to-top.tsx';
import { ContentsList } from '../../components/navigation/contents-list.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { MailLink, PhoneLink } from '../../components/navigation/contact-links.tsx';
import { accessibilityPage, siteMapPage } from '../../components/shell/navigation-entries.ts';
import { agreementsPage } from '../../lib/addresses/agreement-href.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { HelpAnswer } from './help-answer.tsx';
import { guidesByAudience, isAnchoredIn, questionsByCategory } from './help-rows.ts';
import type { HelpContent, HelpRow } from './help-rows.ts';

const groupAnchor = (category: string) => `q-${category}`;

/** The help: guides by whom they are for, questions by what they are about, and whom to ask. */
export function HelpView({ content, site }: { content: HelpContent; site: Site }) {
  const t = useTranslations('help');
  const locale = useLocale();
  const guides = guidesByAudience(content.articles);
  const questions = questionsByCategory(content.articles);
  const parts = [
    ...(guides.length > 0 ? [{ id: 'guides', text: t('guides') }] : []),
    ...questions.map(({ category }) => ({
      id: groupAnchor(category),
      text: choiceText(locale, 'helpArticle.category', category),
    })),
    { id: 'contacts', text: t('contacts') },
    { id: 'more', text: t('more') },
  ];
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
        <ContentsList parts={parts} />
        <div className="min-w-0 space-y-12">
          {guides.length > 0 ? (
            <section id="guides" className="scroll-mt-6">
              <SectionHeading>{t('guides')}</SectionHeading>
              {guides.map(({ audience, rows }) => (
                <Group key={audience} name={audience} title={t(`audiences.${audience}`)} rows={rows} />
              ))}
            </section>
          ) : null}
          <section>
            <SectionHeading>{t('questions')}</SectionHeading>
            {questions.length === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
            {questions.map(({ category, rows }) => (
              <Group
                key={category}
                name={category}
                id={groupAnchor(category)}
                title={choiceText(locale, 'helpArticle.category', category)}
                rows={rows}
              />
            ))}
          </section>
          <Contacts agencies={content.agencies} />
          <More site={site} />
        </div>
      </div>
      <BackToTop />
    </>
  );
}

interface GroupProps {
  name: string;
  id?: string;
  title: string;
  rows: readonly HelpRow[];
}

function Group({ name, id, title, rows }: GroupProps) {
  return (
    <section id={id} className="mb-6 max-w-reading scroll-mt-6">
      <h3 className="mb-1 text-lg">{title}</h3>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line">
            <HelpAnswer row={row} anchor={isAnchoredIn(name, row) ? row.id : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom to ask about what, and when. */
function Contacts({ agencies }: Pick<HelpContent, 'agencies'>) {
  const t = useTranslations('help');
  const locale = useLocale();
  const text = (zh: string | null, en: string | null) => (locale === 'en' ? (en ?? zh) : zh) ?? '';
  return (
    <section id="contacts" className="scroll-mt-6">
      <SectionHeading>{t('contacts')}</SectionHeading>
      <DataTable
        caption={t('contacts')}
        captionHidden
        rows={[...agencies]}
        keyOf={(agency) => agency.id}
        columns={[
          {
            key: 'name',
            header: t('agency'),
            heading: true,
            cell: (agency) => <Bilingual zh={agency.name} en={agency.nameEn} />,
          },
          { key: 'duty', header: t('duty'), cell: ({ duty, dutyEn }) => <SaidIn zh={duty} en={dutyEn} /> },
          {
            key: 'address',
            header: t('address'),
            text: ({ address, addressEn }) => text(address, addressEn),
            cell: ({ address, addressEn }) => <SaidIn zh={address} en={addressEn} />,
          },
          {
            key: 'hours',
            header: t('officeHours'),
            text: ({ officeHours, officeHoursEn }) => text(officeHours, officeHoursEn),
            cell: ({ officeHours, officeHoursEn }) => <SaidIn zh={officeHours} en={officeHoursEn} />,
          },
          {
            key: 'phone',
            header: t('consultPhone'),
            cell: ({ consultPhone }) => <PhoneLink number={consultPhone} />,
          },
        ]}
      />
    </section>
  );
}

const ways = [
  { key: 'items', href: '/policyitemguide' },
  { key: 'progress', href: '/progress/show' },
  { key: 'agreements', href: agreementsPage },
  { key: 'accessibility', href: accessibilityPage },
  { key: 'siteMap', href: siteMapPage },
] as const;

/** Where to go on who found no answer. */
function More({ site }: { site: Site }) {
  const t = useTranslations('help');
  return (
    <section id="more" className="max-w-reading scroll-mt-6">
      <SectionHeading>{t('more')}</SectionHeading>
      <KeyValueList
        rows={[
          {
            term: t('phone'),
            value: <PhoneLink number={site.phone} />,
          },
          ...(site.mail ? [{ term: t('mail'), value: <MailLink mail={site.mail} /> }] : []),
          ...(site.hours ? [{ term: t('hours'), value: <Bilingual {...site.hours} /> }] : []),
        ]}
      />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {ways
          .filter(({ key }) => isOpen(site, key))
          .map(({ key, href }) => (
            <li key={key}>
              <LocalLink href={href} className="link inline-block py-1">
                {t(`ways.${key}`)}
              </LocalLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
