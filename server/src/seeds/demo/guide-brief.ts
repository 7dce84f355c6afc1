/** What of a guide its sentence is made of. */
export interface BriefFacts {
  isMsjx: number;
  serviceObject: string;
  windowType: string;
  applyEnd: string;
  conditions: readonly string[];
  conditionsEn: readonly string[];
  standard: string;
  standardEn: string;
  /** Materials that are handed in, and those that are fetched. */
  brought: readonly string[];
  fetched: number;
}

const isIndividual = ({ serviceObject }: BriefFacts) => serviceObject === 'individual';

/** A guide of the demonstration in one sentence, as its editor would have written it: who, how much, until when, what to bring. */
export const briefOf = (facts: BriefFacts): { brief: string; briefEn: string } => ({
  brief: inChinese(facts),
  briefEn: inEnglish(facts),
});

function inChinese(facts: BriefFacts): string {
  const { isMsjx, conditions, standard } = facts;
  const whom = `符合“${conditions[0] ?? ''}”等${conditions.length}项条件的${isIndividual(facts) ? '个人' : '企业'}`;
  if (isMsjx === 1)
    return `${whom}免申即享，不用申报。${standard}名单由部门比对产生，收到通知后登录平台核对收款账户即可。`;
  const until = facts.windowType === 'always' ? '常年受理' : `${dayInChinese(facts.applyEnd)}截止`;
  return `${whom}可以申报。${standard}${until}，${materialsInChinese(facts)}。`;
}

function materialsInChinese({ brought, fetched }: BriefFacts): string {
  const named = brought.slice(0, 2).join('、');
  const rest = brought.length > 2 ? `等${brought.length}项材料` : '';
  return `请准备${named}${rest}${fetched > 0 ? `，另有${fetched}项由系统自动调取` : ''}`;
}

function inEnglish(facts: BriefFacts): string {
  const { isMsjx, conditionsEn, standardEn, brought, fetched } = facts;
  const more = conditionsEn.length - 1;
  const whom = `For ${isIndividual(facts) ? 'people' : 'companies'} that meet ${conditionsEn.length} conditions, the first being: ${firstSmall(conditionsEn[0] ?? '')}${more > 0 ? `; ${oneOrMore(more, 'more is', 'more are')} below` : ''}.`;
  if (isMsjx === 1)
    return `${whom} ${standardEn} No application: the agency compares data; once you are told, sign in and confirm your account.`;
  const until =
    facts.windowType === 'always' ? 'Apply at any time' : `Apply by ${dayInEnglish(facts.applyEnd)}`;
  const also = fetched > 0 ? `; ${oneOrMore(fetched, 'more is', 'more are')} fetched for you` : '';
  return `${whom} ${standardEn} ${until} with ${oneOrMore(brought.length, 'document', 'documents')}${also}.`;
}

const oneOrMore = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const firstSmall = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const dayInChinese = (day: string) => {
  const [year = '', month, date] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
};

const dayInEnglish = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
