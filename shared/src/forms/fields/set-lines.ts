import { wireMoment } from '../../contract/workflow/form-formats.ts';
import { isStructure } from '../form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * Lines of a set form, by the control that each is written with: what the schema says of its answer. Both validators read the
 * same patterns, so no page takes what the server refuses.
 */
export const setLines = {
  phone: { pattern: String.raw`^\+?[0-9][0-9 \-]{5,19}$`, maxLength: 20 },
  email: { format: 'email', maxLength: 100 },
  // Nothing but the web: an address of another scheme could run where somebody follows it.
  link: { pattern: String.raw`^https?://[^\s]+$`, maxLength: 500 },
  dateTime: { format: wireMoment },
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 },
  // Latitude and longitude in degrees, as maps write them.
  location: {
    pattern: String.raw`^-?(90(\.0{1,6})?|[0-8]?[0-9](\.[0-9]{1,6})?),-?(180(\.0{1,6})?|(1[0-7][0-9]|[0-9]{1,2})(\.[0-9]{1,6})?)$`,
    maxLength: 24,
  },
} as const;
export type SetLine = keyof typeof setLines;

/** The control of a line of a set form. */
export const isSetLine = (widget: unknown): widget is SetLine =>
  typeof widget === 'string' && Object.hasOwn(setLines, widget);

/** Which set form a field's line has, as its layout says; null for any other field. */
export function setLineOf(layout: unknown): SetLine | null {
  const widget = isStructure(layout) ? layout['ui:widget'] : undefined;
  return isSetLine(widget) ? widget : null;
}

/** Whether a field holds its line to the form of its control. */
export function holdsToForm(widget: SetLine, part: Part): boolean {
  const { maxLength: _, ...form }: Part = setLines[widget];
  return part.type === 'string' && Object.entries(form).every(([name, said]) => part[name] === said);
}

/** Whether a text is the address of a page of the web, which may be followed. */
const isWebAddress = (text: string): boolean => new RegExp(setLines.link.pattern, 'u').test(text);

/** Where a line leads that may be followed: a page of the web, or somebody to write to or to call; null for any other. */
export function leadsTo(layout: unknown, text: string): string | null {
  const kind = setLineOf(layout);
  if (kind === 'link') return isWebAddress(text) ? text : null;
  if (kind === 'email') return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
  return kind === 'phone' ? `tel:${text.replaceAll(/[^+0-9]/g, '')}` : null;
}

const momentForm = /^[12]\d{3}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether a text is a moment of the calendar, `yyyy-MM-dd HH:mm:ss`. */
export function isWireMoment(text: string): boolean {
  if (!momentForm.test(text)) return false;
  const read = new Date(`${text.replace(' ', 'T')}Z`);
  // A day that its month does not have reads as one of the next.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 10));
}
