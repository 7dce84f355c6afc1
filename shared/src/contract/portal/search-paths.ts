/** The calls of a search, apart from their shapes: a page that asks for suggestions loads no schemas. */
export const searchPaths = {
  ...{ policy: 'policy/search/searchpolicy', guide: 'policy/search/searchguide' },
  ...{ notice: 'policy/search/searchnotice', content: 'policy/search/searchAllContent' },
  ...{ all: 'policy/search/searchall', suggest: 'policy/search/suggest' },
  hotWords: 'policy/search/hotwords',
} as const;
