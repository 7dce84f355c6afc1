/** A list, as the META groups of 国办发〔2017〕47号 name it. */
export interface ColumnMarks {
  name: string;
  /** What sort of content it holds; its name where nothing else is said. */
  type?: string;
  description?: string;
  keywords?: readonly string[];
}

/** A document, as the same rules name it. */
export interface ArticleMarks {
  title: string;
  publishedOn: string;
  source: string;
  keywords?: readonly string[];
  description?: string;
}

interface Marked {
  site: string;
  siteCode: string | null;
  origin: string;
  canonical: string;
  column?: ColumnMarks | undefined;
  article?: ArticleMarks | undefined;
  /** The picture of the page, as an absolute address. */
  picture?: string;
}

/** The META groups that inspectors of government sites read: site, column, article. */
export function governmentMarks({
  site,
  siteCode,
  origin,
  canonical,
  column,
  article,
  picture,
}: Marked): Record<string, string> {
  return said({
    SiteName: site,
    SiteDomain: new URL(origin).host,
    SiteIDCode: siteCode ?? undefined,
    ...(column ? columnMarks(column) : {}),
    ...(article ? { ...articleMarks(article, canonical), Image: picture } : {}),
  });
}

const columnMarks = ({ name, type = name, description, keywords }: ColumnMarks) => ({
  ColumnName: name,
  ColumnDescription: description,
  ColumnKeywords: keywords?.join(','),
  ColumnType: type,
});

const articleMarks = (article: ArticleMarks, url: string) => ({
  ArticleTitle: article.title,
  PubDate: article.publishedOn,
  ContentSource: article.source,
  Author: article.source,
  Keywords: article.keywords?.join(','),
  Description: article.description,
  Url: url,
});

const said = (marks: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(marks).filter((mark): mark is [string, string] => Boolean(mark[1])));
