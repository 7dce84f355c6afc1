import { region } from '@policy/shared/contract/entities/system/region.ts';

import type { Context } from '../../kit/context.ts';
import { insertMissing } from '../insert-missing.ts';
import regions from './data/region.json' with { type: 'json' };

/**
 * The fictional district, what it lies in and its streets; safe to repeat.
 * The province's code is none that exists, so the city's does not begin with it: the rule holds for what people add.
 */
export const seedRegions = async (context: Context): Promise<void> => {
  await insertMissing(region, context, regions);
};
