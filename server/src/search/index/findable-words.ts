import type { Context } from '../../kit/runtime/context.ts';
import { isQuestionWord, isWeakWord } from '../query/common-words.ts';
import { documentsWith } from '../query/correction.ts';
import { countOf } from '../query/expression.ts';
import { partsOfQuery } from '../query/parts.ts';
import { termsToCount } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { wordsOf } from '../text/terms.ts';
import { knownFor } from './plan-for.ts';

const most = 5;

/** The words of a keyword that documents have: each finds something when it is asked for alone. */
export async function findableWords(
  context: Context,
  keyword: string,
  thesaurus: Thesaurus,
): Promise<string[]> {
  const known = await knownFor(context, termsToCount(keyword, thesaurus), thesaurus);
  const found = partsOfQuery(wordsOf(keyword), thesaurus).filter(({ expression, words }) => {
    const saysSomething = words.some(({ term }) => !isQuestionWord(term) && !isWeakWord(term));
    const isWord = words.some(({ text }) => Array.from(text).length > 1);
    return saysSomething && isWord && countOf(expression, (term) => documentsWith(known, term)) > 0;
  });
  const texts = found.map(({ words }) =>
    words.map(({ text }) => text).join(words[0]?.kind === 'latin' ? ' ' : ''),
  );
  return [...new Set(texts)].slice(0, most);
}
