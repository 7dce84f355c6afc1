/** Refusals of reports and their HTTP status. */
export const reportRefusals = {
  'report.design': 400,
  'report.empty': 400,
  'report.values': 400,
  'report.source': 403,
  'report.field': 403,
  'report.tooMuch': 400,
  'report.tooSlow': 400,
  'report.busy': 429,
  'report.pdfTooLong': 400,
  'report.fileGone': 404,
} as const;
