import { useTranslations } from 'next-intl';

import { chainSteps } from '../../lib/chain/chain.ts';
import type { Chain, ChainLink, ChainStep } from '../../lib/chain/chain.ts';
import { classNames } from '../class-names.ts';
import { Bilingual } from '../content/bilingual.tsx';
import { LocalLink } from '../navigation/local-link.tsx';

interface ChainBarProps {
  chain: Chain;
  /** Where on the way the page itself stands; nowhere where it only tells of it. */
  here?: { step: Exclude<ChainStep, 'payment'>; id: string };
}

const linkSteps = chainSteps.filter((step) => step !== 'payment');

/** The way from a clause to the money, with what stands at each step before and behind the page. */
export function ChainBar({ chain, here }: ChainBarProps) {
  const t = useTranslations('related.chain');
  // A page that stands alone is on no way.
  if (linkSteps.every((step) => chain[step].every(({ id }) => id === here?.id))) return null;
  return (
    <nav aria-label={t('label')} className="mt-8 print:hidden">
      <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line text-sm sm:grid-cols-2 lg:grid-cols-7 elder:lg:grid-cols-4">
        {chainSteps.map((step, index) => (
          <li
            key={step}
            className={classNames(
              'min-w-0 p-3 last:sm:max-lg:col-span-2 elder:last:lg:col-span-2',
              step === here?.step ? 'bg-wave-50' : 'bg-paper',
            )}
          >
            <p className="font-semibold text-ink-soft">
              {index + 1} {t(`steps.${step}`)}
            </p>
            {step === 'payment' ? (
              <Follow hasProgress={chain.hasProgress} />
            ) : (
              <Standing links={chain[step]} hereId={step === here?.step ? here.id : undefined} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way to what has become of an application; none where that is switched off. */
function Follow({ hasProgress }: Pick<Chain, 'hasProgress'>) {
  const t = useTranslations('related.chain');
  if (!hasProgress) return null;
  return (
    <LocalLink href="/progress/show" className="link inline-block py-1">
      {t('follow')}
    </LocalLink>
  );
}

/** What stands at a step; the page itself is named and leads nowhere. */
function Standing({ links, hereId }: { links: ChainLink[]; hereId: string | undefined }) {
  const t = useTranslations('related.chain');
  const others = links.filter(({ id }) => id !== hereId);
  return (
    <>
      {hereId === undefined ? null : (
        <p aria-current="page" className="py-1 font-semibold text-wave-600">
          {t('here')}
        </p>
      )}
      {others.length > 1 ? (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-wave-600">
            {t('others', { count: others.length })}
          </summary>
          <Links links={others} />
        </details>
      ) : (
        <Links links={others} />
      )}
      {links.length === 0 && hereId === undefined ? <p className="py-1 text-ink-faint">{t('none')}</p> : null}
    </>
  );
}

function Links({ links }: { links: ChainLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ id, href, title, titleEn }) => (
        <li key={id}>
          <LocalLink href={href} className="link inline-block py-1">
            <Bilingual zh={title} en={titleEn ?? null} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
