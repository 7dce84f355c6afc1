import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { AttachmentList } from '../../components/content/attachment-list.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { PublicityLine } from '../../components/content/publicity-line.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
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

const rowLook = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3';

/** What hangs around the document: what it gives, how it is carried out, who was paid by it, its files. */
export function PolicyNeighbours({ row, related }: { row: PolicyRow; related: PolicyRelated }) {
  const t = useTranslations('policy.parts');
  const files = row.attachments ?? [];
  return (
    <>
      {related.guides.length > 0 ? (
        <Part id="items" title={t('items')}>
          <Guides guides={related.guides} />
        </Part>
      ) : null}
      {related.rules.length > 0 ? (
        <Part id="rules" title={t('rules')}>
          <Rules rules={related.rules} />
        </Part>
      ) : null}
      {related.publicityLists.length > 0 ? (
        <Part id="publicity" title={t('publicity')}>
          <Lists lists={related.publicityLists} />
        </Part>
      ) : null}
      {files.length > 0 ? (
        <Part id="attachments" title={t('attachments')}>
          <AttachmentList attachments={files.map((file) => ({ ...file, link: file.url }))} />
        </Part>
      ) : null}
    </>
  );
}

function Guides({ guides }: { guides: PolicyRelated['guides'] }) {
  const t = useTranslations('policy');
  return (
    <ul className="border-t border-line">
      {guides.map((guide) => (
        <li key={guide.id} className={rowLook}>
          <LocalLink
            href={`/policyitemguide/policyitemguideDetail?id=${guide.id}`}
            className="link font-medium"
          >
            <Bilingual zh={guide.title} en={guide.titleEn} />
          </LocalLink>
          {guide.amountCapWan ? (
            <span>
              {t('cap')} <Amount wan={guide.amountCapWan} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Rules({ rules }: { rules: PolicyRelated['rules'] }) {
  return (
    <ul lang="zh-CN" className="border-t border-line">
      {rules.map((rule) => (
        <li key={rule.id} className="border-b border-line py-3">
          <p className="font-medium">{rule.title}</p>
          <p className="text-sm text-ink-faint">{rule.docNo}</p>
          <p className="mt-1 text-ink-soft">{rule.summary}</p>
        </li>
      ))}
    </ul>
  );
}

function Lists({ lists }: { lists: PolicyRelated['publicityLists'] }) {
  return (
    <ul className="border-t border-line">
      {lists.map((list) => (
        <li key={list.id} className={rowLook}>
          <PublicityLine list={list} linkClass="link font-medium" />
        </li>
      ))}
    </ul>
  );
}
