import { isStructure } from '../form-rule.ts';

/** How much of a line a field takes where there is room; on a phone each has a line of its own. */
export const fieldWidths = ['whole', 'half', 'third'] as const;
export type FieldWidth = (typeof fieldWidths)[number];

/** What a layout says of its field's width; whether it is one is asked besides. */
export function widthSaid(layout: unknown): unknown {
  const options = isStructure(layout) ? layout['ui:options'] : undefined;
  return isStructure(options) ? options.width : undefined;
}

export const isWidth = (width: unknown): width is FieldWidth => fieldWidths.some((one) => one === width);

/** The width of a field; null for one that says none, and is as wide as its page makes it. */
export function widthOf(layout: unknown): FieldWidth | null {
  const width = widthSaid(layout);
  return isWidth(width) ? width : null;
}
