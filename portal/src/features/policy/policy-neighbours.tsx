import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { GuideLines } from '../../components/related/guide-lines.tsx';
import { interpretationHref, ruleHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { PolicyRow } from './policy-head.tsx';
import type { PolicyRelated } from './policy-related.ts';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="mt-12 max-w-reading scroll-mt-6">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

interface PolicyNeighboursProps {
  row: PolicyRow;
  related: PolicyRelated;
  now: Date;
}

const rowLook = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3';

/** What hangs around the document: what it gives, how it is carried out and explained, what was announced, who was paid by it, its files. */
export function PolicyNeighbours({ row, related, now }: PolicyNeighboursProps) {
  const t = useTranslations('policy.parts');
  const files = row.attachments ?? [];
  const { guides, rules, interpretations, chain } = related;
  const attachments = files.map((file) => ({ ...file, link: file.url }));
  const parts = [
    { id: 'items', rows: guides, body: <GuideLines guides={guides} now={now} /> },
    { id: 'rules', rows: rules, body: <Rules rules={rules} /> },
    { id: 'interpretations', rows: interpretations, body: <Interpretations rows={interpretations} /> },
    { id: 'notices', rows: chain.notice, body: <Links links={chain.notice} /> },
    { id: 'publicity', rows: chain.publicity, body: <Links links={chain.publicity} /> },
    { id: 'attachments', rows: files, body: <AttachmentList attachments={attachments} /> },
  ] as const;
  return (
    <>
      {parts.map(({ id, rows, body }) =>
        rows.length > 0 ? (
          <Part key={id} id={id} title={t(id)}>
            {body}
          </Part>
        ) : null,
      )}
    </>
  );
}

function Rules({ rules }: { rules: PolicyRelated['rules'] }) {
  return (
    <ul className="border-t border-line">
      {rules.map((rule) => (
        <li key={rule.id} className="border-b border-line py-3">
          <LocalLink href={ruleHref(rule.id)} className="link font-medium">
            <Bilingual zh={rule.title} en={rule.titleEn} />
          </LocalLink>
          <p lang="zh-CN" className="text-sm text-ink-faint">
            {rule.docNo}
          </p>
          <p className="mt-1 text-ink-soft">
            <Bilingual zh={rule.summary} en={rule.summaryEn} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Interpretations({ rows }: { rows: PolicyRelated['interpretations'] }) {
  const locale = useLocale();
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className={rowLook}>
          <LocalLink href={interpretationHref(row.id)} className="link font-medium">
            <Bilingual zh={row.title} en={row.titleEn} />
          </LocalLink>
          <span className="text-sm text-ink-faint">
            {choiceText(locale, 'interpretation.form', row.form)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: PolicyRelated['chain']['notice'] }) {
  return (
    <ul className="border-t border-line">
      {links.map(({ id, href, title, titleEn }) => (
        <li key={id} className={rowLook}>
          <LocalLink href={href} className="link font-medium">
            <Bilingual zh={title} en={titleEn ?? null} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
