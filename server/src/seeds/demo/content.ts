import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { runOnce } from '../seed-run.ts';
import { rowsToInsert } from '../slug-rows.ts';
import { contentFamilies } from './content-families.ts';

/**
 * Puts the demonstration's content into a database that has its departments and not yet the content.
 * `say` is told what is being added; answers whether anything was.
 */
export const seedContent = (context: Context, say: (step: string) => void): Promise<boolean> =>
  runOnce(context, 'demo.content', async (inside) => {
    const published = asSystem(inside, 'the demonstration begins with content that has gone its way');
    for (const { entity, rows } of contentFamilies(wireDate(inside.clock.now()))) {
      say(`${entity.name}: ${rows.length}`);
      await repositoryOf(entity, published).insertMany(rowsToInsert(entity, rows));
    }
  });
