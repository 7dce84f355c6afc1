import type { SearchDocument } from './search-index.ts';

const nothing: SearchDocument = {
  ...{ type: 'policy', id: '00000000-0000-4000-8000-000000000001', title: '办法', titleEn: null },
  ...{ indexNo: null, agencyShortName: null },
  ...{ summary: null, summaryEn: null, tags: [], headings: [], materials: [], passages: [] },
  ...{ docNo: null, itemCode: null, agencyId: null, agencyName: null, agencyNameEn: null },
  ...{ industryIds: [], enterpriseSizes: [], tagIds: [], publishDate: null },
  ...{ effectiveDate: null, expiryDate: null, endedBy: null },
  ...{ applyStart: null, applyEnd: null, isSuspended: false, amountCapWan: null, views: 0, url: '/' },
};

/** A document for tests, of which only what is given is of interest. */
export const sampleDocument = (given: Partial<SearchDocument>): SearchDocument => ({ ...nothing, ...given });
