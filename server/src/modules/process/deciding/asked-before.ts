import type { Decision } from '../../../workflow/index.ts';

interface Asking {
  confirm: string | null;
  confirmEn: string | null;
}

/** What is told before a button is pressed: what its area knows of the outcome, and behind it what its author asks. */
export function askedBefore(
  { confirm, confirmEn }: Asking,
  decision: Decision | undefined,
  locale: string,
): string | null {
  const asked = locale === 'en' ? confirmEn : confirm;
  const told = [decision?.consequence, asked].filter((one) => one);
  return told.length > 0 ? told.join(' ') : null;
}
