/** How a search is measured over judged queries: at most ten results of each count. */
export interface Measures {
  /** Mean reciprocal rank of the first document that is what was asked for, or leads to it (grade 2 and more). */
  mrr: number;
  /** Mean normalised discounted cumulative gain, with the gain of 2 to the grade less one (Järvelin and Kekäläinen 2002; Burges 2005). */
  ndcg: number;
  /** The share of queries that found nothing. */
  zeroHits: number;
}

/** The grades of what a query found, in its order, and of what it could have found. */
export interface Judgement {
  found: readonly number[];
  judged: readonly number[];
}

const most = 10;
const leads = 2;
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function reciprocalRank({ found }: Judgement): number {
  const at = found.slice(0, most).findIndex((grade) => grade >= leads);
  return at < 0 ? 0 : 1 / (at + 1);
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, most).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

const normalisedGain = ({ found, judged }: Judgement): number =>
  gain(found) / gain(judged.toSorted((one, other) => other - one));

/** The measures of queries that have an answer. */
export const measuresOf = (judgements: readonly Judgement[]): Measures => ({
  mrr: mean(judgements.map(reciprocalRank)),
  ndcg: mean(judgements.map(normalisedGain)),
  zeroHits: mean(judgements.map(({ found }) => (found.length === 0 ? 1 : 0))),
});
