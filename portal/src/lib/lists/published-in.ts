/** Asks a list for what was published in a year; for all of it without one. */
export const publishedIn = (
  year: number | undefined,
): { publishDate_datege?: string; publishDate_datele?: string } =>
  year === undefined
    ? {}
    : { publishDate_datege: `${String(year)}-01-01`, publishDate_datele: `${String(year)}-12-31` };
