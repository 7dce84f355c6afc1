import { addDays } from '../../../../kit/runtime/clock.ts';
import type { Answers } from '../papers.ts';
import { industryAnswers } from './industry.ts';
import { peopleAnswers } from './people.ts';
import { scienceAnswers } from './science.ts';
import { tradeAnswers } from './trade.ts';

const answersBy = { ...industryAnswers, ...scienceAnswers, ...tradeAnswers, ...peopleAnswers };

/** Who fills in a form, when, and for how much. */
interface Filling {
  companyName: string;
  amountWan: number;
  day: string;
  /** When the window of the guide opens. */
  windowBegin: string | null;
  serial: number;
}

/** Answers to what a form asks about its own subject, whole and right; undefined for a form that is not the product's. */
export function ownAnswers(formKey: string, { day, windowBegin, ...facts }: Filling): Answers | undefined {
  const lastYear = Number((windowBegin ?? day).slice(0, 4)) - 1;
  return answersBy[formKey]?.({ ...facts, lastYear, ago: (days) => addDays(day, -days) });
}
