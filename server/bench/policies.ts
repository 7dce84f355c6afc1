import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';

import { seedContent } from '../src/seeds/demo/content.ts';
import templates from '../src/seeds/demo/data/policy.json' with { type: 'json' };
import { insertMissing } from '../src/seeds/insert-missing.ts';
import { asSystem } from '../src/kit/rules/rules.ts';
import { idOf } from '../src/seeds/slug-id.ts';
import type { SlugRow } from '../src/seeds/slug-rows.ts';
import type { Context } from '../src/kit/runtime/context.ts';

/** How many policies a benchmarked database holds. */
export const policyCount = 10_000;

const slugOf = (index: number) => `bench-policy-${index}`;
const made = policyCount - templates.length;

/** Ids of the policies that were made for the benchmark. */
export const madePolicyIds = Array.from({ length: made }, (_, index) => idOf(slugOf(index)));

/** Those of them that are written: what is public is changed by revisions. */
export const draftPolicyIds = madePolicyIds.slice(-500);

/** Fills a database up to 10,000 policies, or fewer, with two items each, all but some published, the same ones every time. */
export async function seedPolicies(context: Context, count = policyCount): Promise<void> {
  await seedContent(context, () => undefined);
  const numbers = Array.from({ length: Math.max(0, count - templates.length) }, (_, index) => index);
  // In parts, so that no transaction of the embedded engine becomes a big one.
  for (let done = 0; done < numbers.length; done += 1000) {
    const part = numbers.slice(done, done + 1000);
    await insertMissing(
      policy,
      asSystem(context, 'policies as if they had gone their way'),
      part.map(policyRow),
    );
    await insertMissing(policyItem, context, part.flatMap(itemRows));
  }
}

/** A fixed pseudo-random number below `below`, spread over the policies. */
const spread = (index: number, below: number) => (Math.imul(index + 1, 2_654_435_761) >>> 0) % below;

function policyRow(index: number): SlugRow {
  const template = templates[index % templates.length]!;
  const year = 2006 + spread(index, 20);
  const day = `${String(1 + spread(index, 12)).padStart(2, '0')}-${String(1 + spread(index, 28)).padStart(2, '0')}`;
  return {
    ...template,
    id: slugOf(index),
    title: `${template.title}（第${index + 1}号）`,
    docNo: `云澜基〔${year}〕${index + 1}号`,
    publishDate: `${year}-${day}`,
    isTop: 0,
    status: index < made - draftPolicyIds.length ? 'published' : 'draft',
  };
}

const itemRows = (index: number): SlugRow[] =>
  [1, 2].map((number) => ({
    id: `bench-item-${index}-${number}`,
    policyId: slugOf(index),
    name: `扶持事项${number}`,
    supportMode: 'subsidy',
    standard: '按实际投入的百分之十给予扶持。',
    sort: number,
  }));
