/** Joins the class names that are given, leaving out the ones that are switched off. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
