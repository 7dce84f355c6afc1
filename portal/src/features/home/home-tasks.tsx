import { useTranslations } from 'next-intl';

import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icons/icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.ts';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';

const tasks: readonly {
  key: 'find' | 'apply' | 'applyFree' | 'progress' | 'check';
  href: string;
  icon: IconName;
}[] = [
  { key: 'find', href: '/policyinfo', icon: 'document' },
  { key: 'apply', href: '/policyitemguide', icon: 'edit' },
  { key: 'applyFree', href: '/policyitemguide-msjx', icon: 'wallet' },
  { key: 'progress', href: '/progress/show', icon: 'progress' },
  { key: 'check', href: '/gongshi/gongshiList', icon: 'people' },
];

const five = 'lg:grid-cols-3 xl:grid-cols-5 elder:xl:grid-cols-3';
const four = 'lg:grid-cols-4 elder:lg:grid-cols-2';

/** What people come for, named by what they do; what is switched off is not offered. */
export function HomeTasks({ site }: { site: Pick<Site, 'closedFeatures'> }) {
  const t = useTranslations('home.tasks');
  const shown = tasks.filter(({ key }) => isOpen(site, key));
  return (
    <nav aria-label={t('label')}>
      <ul className={classNames('grid gap-4 sm:grid-cols-2', shown.length === 5 ? five : four)}>
        {shown.map(({ key, href, icon }) => (
          <li key={key}>
            <LocalLink
              href={href}
              className="group flex h-full items-start gap-4 rounded-lg border border-line bg-paper p-5 text-ink no-underline hover:border-wave-600"
            >
              <Icon name={icon} className="mt-0.5 size-8 text-wave-600" />
              <span>
                <strong className="block text-lg group-hover:text-wave-600 group-hover:underline group-hover:underline-offset-4">
                  {t(`${key}.name`)}
                </strong>
                <span className="text-ink-soft">{t(`${key}.text`)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
