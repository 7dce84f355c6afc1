import type { Context } from '../../kit/runtime/context.ts';
import { formDefinitions } from '../../modules/application/forms/form-tables.ts';
import award from './forms/form-award.json' with { type: 'json' };
import employment from './forms/form-employment.json' with { type: 'json' };
import interest from './forms/form-interest.json' with { type: 'json' };
import rent from './forms/form-rent.json' with { type: 'json' };
import reviewed from './forms/form-reviewed.json' with { type: 'json' };
import subsidy from './forms/form-subsidy.json' with { type: 'json' };
import talent from './forms/form-talent.json' with { type: 'json' };

/** One form per support mode, in Chinese with an English dictionary. */
export const forms = [award, subsidy, reviewed, employment, talent, rent, interest];

/** Puts the product's forms where they are missing; a version that is there stays as it is. */
export async function seedForms(context: Context): Promise<void> {
  const { tenantId } = context;
  await context.db
    .insert(formDefinitions)
    .values(forms.map((form) => ({ tenantId, ...form })))
    .onConflictDoNothing();
}
