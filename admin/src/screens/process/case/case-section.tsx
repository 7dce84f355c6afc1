import type { PropsWithChildren } from 'react';
import { useTranslations } from 'use-intl';

/** Parts of a case that can be gone to. */
export const caseSections = ['form', 'stepForm', 'materials', 'signatures', 'history'] as const;
export type CaseSectionName = (typeof caseSections)[number];

const idOf = (id: string, name: CaseSectionName) => `${id}-${name}`;

/** Brings a part of a case into sight and has reading go on there. */
export function showSection(id: string, name: CaseSectionName) {
  const heading = document.getElementById(idOf(id, name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** A part of a case under its heading; `id` is the case's own. */
export function CaseSection({
  id,
  name,
  children,
}: PropsWithChildren<{ id: string; name: CaseSectionName }>) {
  const t = useTranslations('process');
  return (
    <section className="case-section" aria-labelledby={idOf(id, name)}>
      <h3 id={idOf(id, name)} tabIndex={-1} className="case-heading">
        {t(name)}
      </h3>
      {children}
    </section>
  );
}
