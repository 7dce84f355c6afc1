import type { ProgressView } from '@policy/shared/contract/application/calls.ts';

import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { NameIn } from '../../components/content/name-in.tsx';
import { Timeline, type TimelineEntry } from '../../components/content/timeline.tsx';
import { dateWords } from '../../components/content/wire-date.ts';
import { ApplicationStatus } from '../../components/feedback/application-status.tsx';
import type { Locale } from '../../i18n/routing.ts';
import type { ProgressTexts } from './progress-texts.ts';

interface ProgressResultProps {
  progress: ProgressView;
  texts: ProgressTexts;
  locale: Locale;
}

/** Where a case stands: its state, its way so far, and by when it is to be decided. */
export function ProgressResult({ progress, texts, locale }: ProgressResultProps) {
  const { result, states } = texts;
  const named = (zh: string | null, en: string | null) => <NameIn locale={locale} zh={zh ?? '—'} en={en} />;
  return (
    <section
      aria-labelledby="progress-result"
      className="mt-10 max-w-reading rounded-lg border border-line p-5 md:p-6"
    >
      <h2 id="progress-result" tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl">
        {result.result} <span className="font-mono">{progress.applyNo}</span>
        <ApplicationStatus status={progress.status} label={states[progress.status] ?? progress.status} />
      </h2>
      <div className="mt-4">
        <KeyValueList
          rows={[
            { term: result.item, value: named(progress.guideTitle, progress.guideTitleEn) },
            { term: result.agency, value: named(progress.agencyName, progress.agencyNameEn) },
            { term: result.submitted, value: dateWords(progress.submitTime, locale, true) },
            { term: result.due, value: dateWords(progress.dueDate, locale) },
          ]}
        />
      </div>
      <h3 className="mt-6 mb-3 text-lg">{result.steps}</h3>
      <Timeline entries={entriesOf({ progress, texts, locale })} />
      <p className="mt-6 text-sm text-ink-faint">{result.privacy}</p>
    </section>
  );
}

function entriesOf({ progress, texts, locale }: ProgressResultProps): TimelineEntry[] {
  const last = progress.timeline.length - 1;
  return progress.timeline.map(({ status, at }, index) => ({
    key: `${at}-${String(index)}`,
    title: texts.states[status] ?? status,
    meta: dateWords(at, locale, true),
    state: index === last ? 'current' : 'done',
    stateText: index === last ? texts.result.current : texts.result.done,
  }));
}
