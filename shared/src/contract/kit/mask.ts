const hidden = '****';

/** How each kind of sensitive value is masked; what stays in sight is what people recognise it by. */
const masks = {
  /** 138****5678 */
  phone: (value: string) => ends(value, 3, 4),
  /** 310****1234 */
  idNumber: (value: string) => ends(value, 3, 4),
  /** The last four digits. */
  account: (value: string) => (value.length > 4 ? `**** **** **** ${value.slice(-4)}` : hidden),
  /** w****@example.cn */
  email: (value: string) => {
    const at = value.lastIndexOf('@');
    return at > 0 ? `${value.slice(0, 1)}${hidden}${value.slice(at)}` : hidden;
  },
} satisfies Record<string, (value: string) => string>;

/** Kinds of values that are masked. */
export type MaskKind = keyof typeof masks;

function ends(value: string, first: number, last: number): string {
  // A value too short to hide anything in is hidden whole.
  if (value.length < first + last + 3) return hidden;
  return `${value.slice(0, first)}${hidden}${value.slice(-last)}`;
}

/** A value as it may be told; what is masked already stays as it is. */
export const maskOf = (kind: MaskKind, value: string): string => masks[kind](value);

/** Whether a text is masked, so that it must not be stored as a value. */
export const isMask = (value: string): boolean => value.includes(hidden);
