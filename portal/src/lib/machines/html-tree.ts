import { Parser } from 'htmlparser2';

/** An element of a document; texts stand among its children. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlElement | string)[];
}

/** A piece of HTML as a tree under one element without a name; what is not closed ends with what holds it. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: HtmlElement = { name, attributes, children: [] };
      innermost().children.push(element);
      open.push(element);
    },
    // A text comes in pieces wherever a sign is spelled out, as &lt; is.
    ontext(text) {
      const { children } = innermost();
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else children.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}
