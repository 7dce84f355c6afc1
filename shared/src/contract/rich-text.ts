/**
 * What text from an editor may hold; everything else is dropped when it is written and again when it is shown.
 * Images are not among it: the pages load none from elsewhere, and the editor inserts none.
 */
export const richText = {
  tags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'div', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'code', 'a'],
    ...['ul', 'ol', 'li'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    p: ['class'],
  },
  classes: { p: ['sign-off', 'align-center', 'align-right'] },
  schemes: ['https', 'http', 'mailto', 'tel'],
};
