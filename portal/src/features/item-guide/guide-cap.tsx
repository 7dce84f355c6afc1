import { useTranslations } from 'next-intl';

import { Amount } from '../../components/content/amount.tsx';

/** The most that a guide pays, in large print. */
export function GuideCap({ wan, className }: { wan: number; className: string }) {
  const t = useTranslations('itemGuide');
  return (
    <p>
      <span className="block text-sm text-ink-faint">{t('cap')}</span>
      <strong className={className}>
        <Amount wan={wan} brief />
      </strong>
    </p>
  );
}
