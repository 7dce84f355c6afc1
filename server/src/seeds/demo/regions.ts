import { region } from '@policy/shared/contract/entities/system/region.ts';

import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { insertMissing } from '../insert-missing.ts';
import regions from './data/region.json' with { type: 'json' };

/** The fictional district, what it lies in and its streets; safe to repeat. */
export const seedRegions = async (context: Context): Promise<void> => {
  const fictional = asSystem(
    context,
    'the province has a code that none has, and the city one that does not begin with it',
  );
  await insertMissing(region, fictional, regions);
};
