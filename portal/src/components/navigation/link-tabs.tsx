import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { LocalLink } from './local-link.tsx';

interface LinkTabsProps {
  label: string;
  tabs: { text: string; href: string; current?: boolean; count?: number }[];
}

/** Sibling views as links: each has an address, so that they work without scripts and can be shared. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <LocalLink
              href={tab.href}
              rel={robotsRel(tab.href)}
              aria-current={tab.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 text-ink-soft forced-colors:not-aria-[current]:border-[Canvas] no-underline hover:text-wave-600 aria-[current]:border-wave-600 aria-[current]:font-semibold aria-[current]:text-wave-600"
            >
              {tab.text}
              {tab.count === undefined ? null : <span className="text-sm text-ink-faint">{tab.count}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
