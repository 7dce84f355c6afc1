import { Refusal } from '../../../kit/runtime/errors.ts';

type Moments<Field extends string> = Readonly<Partial<Record<Field, string | null>>>;

/** Rule: what lasts from one field's moment to another's has ended only after it began; either may be open. */
export const endsAfter =
  <From extends string, Until extends string>(from: From, until: Until) =>
  (values: Moments<From | Until>, { before }: { before: Moments<From | Until> | null }): void => {
    const [begins, ends] = [from, until].map((field) => ({ ...before, ...values })[field]);
    if (begins && ends && ends <= begins) throw new Refusal('content.periodEnd', {}, until);
  };
