import { ownWords } from '../../kit/page/own-words.ts';
import { report as en } from '../../messages/en/report.ts';
import { report as zh } from '../../messages/zh/report.ts';

/** The words of the pages that design, run and show reports. */
export const useReportPageWords = ownWords({ zh, en });
