import type { FormValues } from '../../../../kit/entity/fields.ts';

/**
 * What somebody changed of the answers that he was shown: what he emptied is null. The rest is not sent, since others may
 * have answered it anew by then.
 */
export const changedAnswers = (shown: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name]))
      .map(([name, value]) => [name, value ?? null]),
  );
