import { cleanHtml } from '../../lib/texts/clean-html.ts';

interface RichTextProps {
  html: string;
  /** The language the text is written in, where it is not the page's. */
  lang?: string;
}

/** Shows text that an editor wrote. */
export function RichText({ html, lang }: RichTextProps) {
  return <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
