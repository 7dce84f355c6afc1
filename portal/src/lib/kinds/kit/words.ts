import type { RowWords, Speaker } from './kind.ts';

/** What rows of most kinds have to be told by. */
export interface TitledRow {
  title: string;
  titleEn?: string | null;
  summary?: string | null;
  summaryEn?: string | null;
  agencyName: string | null;
  agencyNameEn: string | null;
}

/** The agency by the name that a reader of the language knows. */
export const agencyIn = ({ locale }: Speaker, row: Pick<TitledRow, 'agencyName' | 'agencyNameEn'>): string =>
  (locale === 'en' && row.agencyNameEn) || row.agencyName || '';

/** What an English title is made of where nobody has written one. */
export interface TitleMarks {
  /** What kind of thing it is. */
  kind: string;
  docNo?: string | null;
  publishedOn: string;
}

/**
 * Title and description in the reader's language. Where nobody has translated them, English readers are told what the row
 * is, by whom and of when: a Chinese title says nothing to them, and two pages must not have the same.
 */
export function wordsOf(
  row: TitledRow,
  speaker: Speaker,
  marks: TitleMarks,
): Pick<RowWords, 'title' | 'description'> {
  const { locale, t } = speaker;
  const { title, summary } = row;
  if (locale === 'zh') return { title, description: summary ?? title };
  const english = row.titleEn ?? untranslated(row, speaker, marks);
  const day = marks.publishedOn;
  const origin = { title: english, day, agency: agencyIn(speaker, row) };
  return { title: english, description: row.summaryEn ?? t('original', origin) };
}

function untranslated(row: TitledRow, speaker: Speaker, { kind, docNo, publishedOn }: TitleMarks): string {
  const marks = [numberIn(docNo), agencyIn(speaker, row), publishedOn].filter(Boolean);
  return speaker.t('untitled', { kind, marks: marks.join(', ') });
}

/** The number of a document without its Chinese words: 云工信规〔2025〕3号 is no. 3 of 2025. */
function numberIn(docNo: string | null | undefined): string {
  const [, year, serial] = /[〔[(（【](\d{4})[〕\])）】]第?(\d+)/.exec(docNo ?? '') ?? [];
  return year && serial ? `No. ${serial} (${year})` : '';
}
