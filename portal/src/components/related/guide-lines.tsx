import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { Amount } from '../content/amount.tsx';
import { Bilingual } from '../content/bilingual.tsx';
import { DaysLeft } from '../content/days-left.tsx';
import { LocalLink } from '../navigation/local-link.tsx';
import { WindowTag } from './window-tag.tsx';

/** What a line about a guide says. */
export type GuideLine = Pick<
  ListRowOf<typeof itemGuide>,
  'id' | 'title' | 'titleEn' | 'isMsjx' | 'windowStatus' | 'applyEnd' | 'amountCapWan' | 'batchNo'
>;

/** Guides in lines: each with whether it is open, until when, and how much it gives at most. */
export function GuideLines({ guides, now }: { guides: readonly GuideLine[]; now: Date }) {
  const t = useTranslations('itemGuide');
  return (
    <ul className="border-t border-line">
      {guides.map((guide) => (
        <li
          key={guide.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <LocalLink href={guideHref(guide)} className="link font-medium">
            <Bilingual zh={guide.title} en={guide.titleEn} />
          </LocalLink>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {guide.batchNo ? <span className="text-sm text-ink-faint">{guide.batchNo}</span> : null}
            <WindowTag state={guide.windowStatus} />
            {isOpen(guide) && guide.applyEnd ? <DaysLeft until={guide.applyEnd} now={now} /> : null}
            {guide.amountCapWan ? (
              <span>
                {t('cap')} <Amount wan={guide.amountCapWan} />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isOpen = ({ windowStatus }: GuideLine) => windowStatus === 'open' || windowStatus === 'closing';
