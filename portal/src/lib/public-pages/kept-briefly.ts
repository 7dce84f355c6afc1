/**
 * What a page of nothing carries. Ids that nobody gave stand in the filters of lists too, and there is no end of them: such a
 * page is remembered for a moment, beside the ids that do not exist, and pushes out no page that somebody reads.
 */
export const keptBriefly = { 'data-keep': 'briefly' } as const;

/** Whether a page is to be remembered for a moment only; no text of content has quotes that are not escaped. */
export const isKeptBriefly = (html: string): boolean => html.includes(' data-keep="briefly"');
