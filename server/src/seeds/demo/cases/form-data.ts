import companies from '../data/company.json' with { type: 'json' };
import { ownAnswers } from './answers/own-answers.ts';
import type { CaseRow } from './case-rows.ts';
import type { Answers } from './papers.ts';

/** What a case's answers depend on in its guide. */
interface CaseGuide {
  title: string;
  standard: string;
  formKey: string | null;
  applyStart: string | null;
}

/** Answers that a company could have given, whole and right for the form of the guide. */
export function caseFormData(row: CaseRow, guide: CaseGuide, today: string): Answers {
  const company = companies.find(({ id }) => id === row.userId);
  if (!company) throw new Error(`${row.id} belongs to no company of the demonstration`);
  const { companyName, contactName, contactPhone } = company;
  const own = ownAnswers(guide.formKey ?? '', {
    companyName,
    amountWan: row.applyAmountWan,
    day: row.submitTime ?? today,
    windowBegin: guide.applyStart,
    serial: Number(row.id.replace(/\D/g, '')),
  });
  if (!own) throw new Error(`No answers are made for ${guide.formKey}`);
  return {
    ...own,
    projectSummary: `${companyName}对照“${guide.standard}”的标准申报“${guide.title}”，相关投入已经完成，资料齐全，数据与税务、社保申报一致。`,
    applyAmountWan: row.applyAmountWan,
    contactName,
    contactPhone,
  };
}
