import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import { expressionsToFind } from '../query/essential-parts.ts';
import type { Expression } from '../query/expression.ts';
import { tsqueryOf } from '../query/expression.ts';
import type { SearchPlan, WeighedPart } from '../query/plan.ts';
import { lettersOf } from './index-entry.ts';
import { searchDocuments } from './search-tables.ts';

const { head, words, titleLetters, titleWords, type } = searchDocuments;

/** What a part counts where it stands, by the weights of `index-entry.ts`; the last where it stands in the text alone. */
const worth = { A: 1, AB: 0.7, ABC: 0.45, ABCD: 0.25, text: 0.15 };
const ownNumberWorth = 3;
const wholeTitleWorth = 0.5;
const insideTitleWorth = 0.3;
const shortTitleWorth = 0.2;
/** Between documents that say as much, what can be applied for comes first, then what it rests on (检查指标: 服务事项优先); help is asked in everybody's words. */
const typeWorth: Record<SearchType, number> = {
  ...{ guide: 0.1, policy: 0.09, rule: 0.05, notice: 0.05 },
  ...{ interpretation: 0.05, help: 0, publicity: 0 },
};

const has = (column: SQLWrapper, expression: Expression, labels = ''): SQL =>
  sql`${column} @@ ${tsqueryOf(expression, labels)}::tsquery`;
const number = (value: number): SQL => sql`${value}::float8`;
const sum = (parts: readonly SQL[]): SQL => (parts.length > 0 ? sql.join([...parts], sql` + `) : sql`0`);

/** All numbers that are asked for, as one expression. */
const numbersAsked = ({ numbers }: SearchPlan): Expression => ({ any: numbers });

/** A part of what is asked for, as conditions: the index of words answers the first, the second says whether its title, tags or summary say it. */
interface ShareOf {
  inWords: SQL;
  inHead: SQL;
  share: number;
  isWeak: boolean;
}

/** What of a plan a document may have, and for how much it counts. */
export function sharesOf(plan: SearchPlan): ShareOf[] {
  const asked: readonly WeighedPart[] =
    plan.numbers.length > 0 ? [{ expression: numbersAsked(plan), share: 1, isWeak: false }] : plan.parts;
  const wanted = expressionsToFind({ ...plan, parts: asked });
  return asked.map((part) => ({
    inWords: has(words, wanted.get(part) ?? part.expression),
    inHead: has(head, part.expression, 'ABC'),
    ...{ share: part.share, isWeak: part.isWeak },
  }));
}

/** Whether a document's own number or code is asked for. */
export const isOwnNumber = (plan: SearchPlan): SQL =>
  plan.numbers.length > 0 ? has(head, numbersAsked(plan), 'A') : sql`false`;

/** What a part adds where lists show it, to what it counts for anywhere; most documents say it in their text alone, and are asked once. */
function partWorth({ expression, share }: WeighedPart): SQL {
  const inHead = (value: number) => share * (value - worth.text);
  // The same words count for more in a title of few.
  const inTitle = sql`${number(inHead(worth.A))} + ${number(share * shortTitleWorth)} / (1 + ln(${titleWords}::float8))`;
  return sql`case when not ${has(head, expression)} then 0 when ${has(head, expression, 'A')} then ${inTitle}
    when ${has(head, expression, 'AB')} then ${number(inHead(worth.AB))}
    when ${has(head, expression, 'ABC')} then ${number(inHead(worth.ABC))} else ${number(inHead(worth.ABCD))} end`;
}

/** A title that is what was typed comes before one that has it inside, and that before one that has its words here and there. */
function phraseWorth({ phrases }: SearchPlan): SQL {
  const runs = phrases.map(lettersOf).filter((letters) => letters.length > 1);
  if (runs.length === 0) return sql`0`;
  const whole = runs.map((letters) => sql`${titleLetters} = ${letters}`);
  const inside = runs.map((letters) => sql`position(${letters} in ${titleLetters}) > 0`);
  return sql`case when ${sql.join(whole, sql` or `)} then ${number(wholeTitleWorth)}
    when ${sql.join(inside, sql` or `)} then ${number(insideTitleWorth)} else 0 end`;
}

/** How well a document answers a plan, beside its `hit` (`matching.ts`). Rounded, so that both engines order by the same number. */
export function relevanceOf(plan: SearchPlan): SQL {
  const types = Object.entries(typeWorth).map(([name, value]) => sql`when ${name} then ${number(value)}`);
  const all = [
    sql`case when ${isOwnNumber(plan)} then ${number(ownNumberWorth)} else 0 end`,
    sql`${number(worth.text)} * hit.share`,
    ...plan.parts.map(partWorth),
    phraseWorth(plan),
    sql`case ${type} ${sql.join(types, sql` `)} else 0 end`,
  ];
  return sql`round((${sum(all)})::numeric, 6)`;
}
