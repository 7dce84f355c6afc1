import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { Departures } from './departures.tsx';
import { HomeCounters } from './home-counters.tsx';
import { HomeHero } from './home-hero.tsx';
import { Advertisements } from './advertisements.tsx';
import { HomeFocus } from './home-focus.tsx';
import { LatestInterpretations, LatestNotices, LatestPolicies, LatestPublicity } from './home-latest.tsx';
import type { HomeContent } from './home-rows.ts';
import { HomeTasks } from './home-tasks.tsx';

interface HomeViewProps {
  content: HomeContent;
  /** What of the portal is switched off. */
  site: Pick<Site, 'closedFeatures'>;
  now: Date;
}

/** The front page: search, the figures of the day, what is open now, what is new. */
export function HomeView({ content, site, now }: HomeViewProps) {
  return (
    <main id="content" tabIndex={-1}>
      <HomeHero
        hotWords={content.hotWords}
        hotTags={content.hotTags}
        suggests={isOpen(site, 'suggestions')}
      />
      <HomeCounters counts={content.counts} />
      <div className="page-width mt-10 space-y-14">
        <HomeTasks site={site} />
        <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Departures content={content} now={now} />
          <div className="space-y-12">
            <LatestPolicies policies={content.policies} />
            <LatestPublicity publicityLists={content.publicityLists} />
            <Advertisements place="side" rows={content.advertisements.side} />
          </div>
        </div>
        <HomeFocus focus={content.focus} />
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <LatestNotices notices={content.notices} />
          <LatestInterpretations interpretations={content.interpretations} />
        </div>
        <Advertisements place="banner" rows={content.advertisements.banner} />
        <Advertisements place="float" rows={content.advertisements.float} />
      </div>
    </main>
  );
}
