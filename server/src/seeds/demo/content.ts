import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { withLiveLinks } from '../live-links.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';
import { rowsToInsert } from '../slug-rows.ts';
import { articleFamilies } from './articles.ts';
import { contentFamilies } from './content-families.ts';
import type { Family } from './content-families.ts';
import { nameInEnglish } from '../name-in-english.ts';
import agencies from './data/agency.json' with { type: 'json' };
import rules from './data/detailed-rule.json' with { type: 'json' };
import items from './data/policy-item.json' with { type: 'json' };
import lists from './data/publicity-list.json' with { type: 'json' };
import guides from './data/item-guide.json' with { type: 'json' };

/** Puts rows of a demonstration into its database once; `say` is told what is being added, and the answer is whether anything was. */
const seedFamilies =
  (name: string, familiesOn: (today: string) => readonly Family[]) =>
  (context: Context, say: (step: string) => void): Promise<boolean> =>
    runOnce(context, name, async (inside) => {
      const published = asSystem(inside, 'the demonstration begins with content that has gone its way');
      for (const { entity, rows } of familiesOn(wireDate(inside.clock.now()))) {
        say(`${entity.name}: ${rows.length}`);
        const there = await withLiveLinks(entity, published, rows);
        await repositoryOf(entity, published).insertMany(rowsToInsert(entity, there));
      }
    });

/** Puts the demonstration's content into a database that has its departments and not yet the content. */
export const seedContent = seedFamilies('demo.content', contentFamilies);

/** The same for what is told about the policies, once they are there; demonstrations from before get it as well. */
export const seedArticles = seedFamilies('demo.articles', articleFamilies);

/**
 * Gives the guides of a demonstration from before forms of their own the form about their subject; one that somebody gave another
 * form keeps it, and so does every application that was written in the old one.
 */
export const seedGuideForms = (context: Context): Promise<boolean> =>
  runOnce(context, 'demo.guide-forms', async (inside) => {
    const system = asSystem(inside, 'a published guide keeps its state while its form is replaced');
    const repository = repositoryOf(itemGuide, system);
    for (const { id, supportMode, formKey } of guides) {
      const guide = await repository.find(idOf(id));
      if (formKey && guide?.formKey === `form_${supportMode}`) await repository.update(guide.id, { formKey });
    }
  });

/** Gives the content of a demonstration from before English titles theirs, and its agencies what the public is told of them in English. */
export const seedEnglishTitles = (context: Context): Promise<boolean> =>
  runOnce(context, 'demo.english-titles', async (inside) => {
    for (const [entity, rows, fields] of [
      [detailedRule, rules, ['title', 'summary']],
      [policyItem, items, ['name']],
      [publicityList, lists, ['title']],
      [department, agencies, ['duty', 'address', 'officeHours']],
    ] as const)
      for (const own of fields) await nameInEnglish(entity, inside, { rows, own, english: `${own}En` });
  });
