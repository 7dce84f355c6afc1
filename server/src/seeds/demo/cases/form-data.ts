import { addDays } from '../../../kit/runtime/clock.ts';
import companies from '../data/company.json' with { type: 'json' };
import { answersBy } from './answers.ts';
import type { CaseRow } from './case-rows.ts';
import type { Answers, Facts } from './papers.ts';

/** What a case's answers depend on in its guide. */
export interface CaseGuide {
  title: string;
  standard: string;
  supportMode: string;
}

/** Answers that a company could have given, whole and right for the form of the guide's support mode. */
export function caseFormData(row: CaseRow, guide: CaseGuide, today: string): Answers {
  const company = companies.find(({ id }) => id === row.userId);
  if (!company) throw new Error(`${row.id} belongs to no company of the demonstration`);
  const day = row.submitTime ?? today;
  const facts: Facts = {
    title: guide.title,
    standard: guide.standard,
    companyName: company.companyName,
    amountWan: row.applyAmountWan,
    day,
    ago: (days) => addDays(day, -days),
    serial: Number(row.id.replace(/\D/g, '')),
  };
  const own = answersBy[guide.supportMode];
  if (!own) throw new Error(`No answers are made for ${guide.supportMode}`);
  return {
    ...own(facts),
    projectSummary: `${facts.companyName}对照“${facts.standard}”的标准申报“${facts.title}”，相关投入已经完成，资料齐全，数据与税务、社保申报一致。`,
    applyAmountWan: facts.amountWan,
    contactName: company.contactName,
    contactPhone: company.contactPhone,
  };
}
