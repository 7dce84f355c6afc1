import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import type { HomeCounts } from './home-rows.ts';

/** The figures of the day on the water line, each the way to what it counts. */
export function HomeCounters({ counts }: { counts: HomeCounts }) {
  const t = useTranslations('home.counters');
  return (
    <section aria-label={t('label')} className="page-width relative -mt-16">
      <ul className="grid grid-cols-2 gap-px break-keep overflow-hidden rounded-lg border border-line bg-line shadow-raised lg:grid-cols-4 elder:grid-cols-1 elder:sm:grid-cols-2 elder:xl:grid-cols-4">
        <Counter href="/policyitemguide" text={t('open')}>
          {counts.open}
        </Counter>
        <Counter href="/policyitemguide?windowStatus=closing" text={t('closing')} urgent={counts.closing > 0}>
          {counts.closing}
        </Counter>
        <Counter href="/policyinfo?validity=inForce" text={t('policies')}>
          {counts.policies}
        </Counter>
        <Counter href="/gongshi/gongshiList" text={t('amount', { count: counts.yearBeneficiaries })}>
          <Amount wan={counts.yearAmountWan} brief />
        </Counter>
      </ul>
    </section>
  );
}

interface CounterProps {
  href: string;
  text: string;
  urgent?: boolean;
  children: ReactNode;
}

function Counter({ href, text, urgent, children }: CounterProps) {
  return (
    <li className="bg-paper">
      <LocalLink
        href={href}
        className="flex h-full flex-col px-5 py-4 text-ink no-underline hover:bg-wave-50 md:px-6 md:py-5"
      >
        <strong
          className={`text-2xl md:text-3xl [&:lang(en)]:text-2xl ${urgent ? 'text-grain-700' : 'text-wave-600'}`}
        >
          {children}
        </strong>
        <span className="text-ink-soft">{text}</span>
      </LocalLink>
    </li>
  );
}
