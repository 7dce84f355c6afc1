import { entities } from '@policy/shared/contract/entities/index.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { anyTableOf } from '../../../kit/table/table.ts';

const listed: readonly Entity[] = entities;
const outside = /^(?:mailto:|tel:|#)/i;

/** The page about one row that a path of the portal leads to; null for any other page. */
function pageIn(path: string): { entity: Entity; id: string } | null {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  const page = pathname.replace(/^\/(?:zh|en)(?=\/)/, '');
  const entity = listed.find(({ publicPage }) => publicPage === page);
  return entity ? { entity, id: searchParams.get('id') ?? '' } : null;
}

/** Whether an address can be followed as it is written. */
const isAddress = (href: string) =>
  outside.test(href) || href.startsWith('/') || (/^https?:\/\//i.test(href) && URL.canParse(href));

/** Those of some links that cannot be followed, or lead to a page of the portal that is not public. */
export async function brokenLinks(context: Context, links: readonly string[]): Promise<Set<string>> {
  const broken = new Set(links.filter((link) => !isAddress(link)));
  // As everybody reads it, whoever asks.
  const everybody: Context = { ...context, actor: null };
  for (const link of new Set(links)) {
    const page = link.startsWith('/') && !link.startsWith('//') ? pageIn(link) : null;
    if (page && !(await repositoryOf(page.entity, everybody).find(page.id))) broken.add(link);
  }
  return broken;
}

/** Those of some attached files that are gone. */
export async function missingFiles(context: Context, ids: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(ids)].filter((id) => isUuid(id));
  if (asked.length === 0) return new Set();
  const rows = await repositoryOf(attachment, context).all(
    inArray(anyTableOf(attachment).id, asked),
    asked.length,
  );
  const there = new Set(rows.map(({ id }) => id));
  return new Set(asked.filter((id) => !there.has(id)));
}
