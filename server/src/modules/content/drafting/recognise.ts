import { htmlOf } from './block.ts';
import type { Block } from './block.ts';

/** A clause as it stands in a document. */
interface ReadClause {
  clauseNo: string;
  title: string;
  content: string;
}

/** What was made out of a document; whoever drafts looks at it again. */
export interface Recognised {
  title: string | null;
  docNo: string | null;
  issuer: string | null;
  writtenDate: string | null;
  effectiveDate: string | null;
  expiryDate: string | null;
  summary: string | null;
  body: string;
  clauses: readonly ReadClause[];
  /** Names of the attachments that the document speaks of. */
  attachments: readonly string[];
}

const number = /[\u4e00-\u9fa5]{1,15}[〔[［（(【]\s?\d{4}\s?[〕\]］）)】]\s?\d{1,4}\s?号/;
const day = String.raw`(\d{4})年(\d{1,2})月(\d{1,2})日`;
const dayAlone = new RegExp(`^${day}$`);
const inForce = new RegExp(`自${day}(?:起|开始)?(?:施行|实施|执行|生效)`);
const lasts = new RegExp(`有效期(?:限)?(?:至|到|截至)${day}`);
const lastsYears = /有效期(?:限)?(?:为)?([一二三四五六七八九十\d]{1,2})年/;
const clause = /^(第[一二三四五六七八九十百零〇\d]+条)\s*(?:[【[（(]([^】\]）)]{1,40})[】\]）)])?\s*(.*)$/;
const salutation = /^.{2,60}[：:]$/;
const aTitle =
  /(?:办法|措施|意见|通知|规定|细则|方案|公告|通告|决定|指南|规划|计划|条例|规则|政策|清单)(?:（.{1,10}）)?$/;
const attached = /^附件\s*[：:]?\s*/;
const item = /^\d{1,2}\s*[.．、]\s*/;
/** Signs of a head at most, in which number and title stand. */
const headLength = 12;
const longestTitle = 200;

const two = (said: string) => said.padStart(2, '0');
const dayIn = (found: RegExpExecArray | null): string | null =>
  found ? `${found[1]}-${two(found[2] ?? '')}-${two(found[3] ?? '')}` : null;

/** Whether a day is one of the calendar. */
const real = (said: string | null): string | null => {
  const date = said ? new Date(`${said}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said ?? '-') ? said : null;
};

/** Makes out what a document of the government says of itself, and its clauses. */
export function recognise(blocks: readonly Block[]): Recognised {
  const head = blocks.slice(0, headLength);
  const text = blocks.map((block) => block.text).join('\n');
  const signed = signatureIn(blocks);
  const effectiveDate = real(dayIn(inForce.exec(text)));
  return {
    title: titleIn(head),
    docNo: number.exec(head.map((block) => block.text).join('\n'))?.[0].replaceAll(/\s/g, '') ?? null,
    ...{ ...signed, effectiveDate },
    expiryDate: real(dayIn(lasts.exec(text))) ?? lastDay(effectiveDate, lastsYears.exec(text)?.[1]),
    summary: summaryIn(blocks),
    body: blocks.map(htmlOf).join(''),
    clauses: clausesIn(blocks),
    attachments: attachmentsIn(blocks),
  };
}

function titleIn(head: readonly Block[]): string | null {
  const before = head.findIndex(({ text }) => salutation.test(text) || clause.test(text));
  const lines = (before < 0 ? head : head.slice(0, before)).filter(({ text }) => !number.test(text));
  const marked = lines.filter(({ kind }) => kind === 'heading' || kind === 'centred');
  // A long title takes several lines, of which the last says what kind of document it is.
  const end = marked.findIndex(({ text }) => aTitle.test(text));
  const whole =
    end >= 0
      ? marked
          .slice(0, end + 1)
          .map(({ text }) => text)
          .join('')
      : undefined;
  const title = whole ?? lines.find(({ text }) => aTitle.test(text))?.text ?? marked[0]?.text;
  return title ? title.slice(0, longestTitle) : null;
}

/** The last day that stands alone, and who signed above it. */
function signatureIn(blocks: readonly Block[]): Pick<Recognised, 'issuer' | 'writtenDate'> {
  const lines = blocks.map(({ text }) => text.replaceAll(' ', ''));
  const at = lines.findLastIndex((line) => dayAlone.test(line));
  if (at < 0) return { writtenDate: null, issuer: null };
  const [above = '', said = ''] = lines.slice(Math.max(at - 1, 0), at + 1);
  const writtenDate = real(dayIn(dayAlone.exec(at === 0 ? above : said)));
  return { writtenDate, issuer: at > 0 && isIssuer(above) ? above : null };
}

const isIssuer = (line: string): boolean => line !== '' && line.length <= 40 && !/[。；;：:]/.test(line);

function lastDay(from: string | null, years: string | undefined): string | null {
  const many = years === undefined ? 0 : numerals.indexOf(years) + 1 || Number(years);
  if (!from || !(many > 0)) return null;
  const end = new Date(`${from}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + many);
  return new Date(end.getTime() - 86_400_000).toISOString().slice(0, 10);
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The first paragraph that says something in whole sentences. */
function summaryIn(blocks: readonly Block[]): string | null {
  const found = blocks.find(
    ({ kind, text }) => kind === 'paragraph' && text.length > 20 && text.includes('。'),
  );
  return found ? found.text.replace(/^第\S+条\s*/, '').slice(0, 300) : null;
}

/** Each clause with what follows it, up to the next; chapters between them, signatures and attachments belong to none. */
function clausesIn(blocks: readonly Block[]): ReadClause[] {
  const clauses: ReadClause[] = [];
  for (const block of blocks) {
    const begun = clauseIn(block);
    const last = clauses.at(-1);
    if (begun) clauses.push(begun);
    else if (last && belongs(block)) last.content += htmlOf(block);
  }
  return clauses.filter(({ content }) => content !== '');
}

/** The clause that a paragraph begins; null for any other. */
function clauseIn({ kind, text }: Block): ReadClause | null {
  const [, clauseNo, said, rest = ''] = clause.exec(text) ?? [];
  if (clauseNo === undefined || kind === 'table') return null;
  const content = rest ? htmlOf({ text: rest, kind: 'paragraph' }) : '';
  return { clauseNo, title: said ?? clauseNo, content };
}

const belongs = ({ kind, text }: Block): boolean =>
  kind === 'table' ||
  (kind === 'paragraph' &&
    !dayAlone.test(text.replaceAll(' ', '')) &&
    !attached.test(text) &&
    text.length > 12);

/** `附件：1.申报表` with the numbered lines below it. */
function attachmentsIn(blocks: readonly Block[]): string[] {
  const at = blocks.findIndex(({ text }) => attached.test(text) && text.replace(attached, '') !== '');
  if (at < 0) return [];
  const first = blocks[at]?.text.replace(attached, '') ?? '';
  const names = [first];
  for (const { text } of blocks.slice(at + 1)) {
    if (!item.test(text)) break;
    names.push(text);
  }
  return names
    .flatMap((name) => name.split(/\s+(?=\d{1,2}\s*[.．、])/))
    .map((name) => name.replace(item, '').trim());
}
