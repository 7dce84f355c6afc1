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

const portal = 'https://portal.invalid';

interface RowPage {
  link: string;
  entity: Entity;
  id: string;
}

/** The page about one row that a link within the portal leads to; none for any other page. */
function rowPageOf(link: string): RowPage[] {
  if (!link.startsWith('/') || !URL.canParse(link, portal)) return [];
  const { origin, pathname, searchParams } = new URL(link, portal);
  const page = pathname.replace(/^\/(?:zh|en)(?=\/)/, '');
  const entity = listed.find(({ publicPage }) => origin === portal && publicPage === page);
  return entity ? [{ link, entity, id: (searchParams.get('id') ?? '').toLowerCase() }] : [];
}

/** Whether an address can be followed as it is written. */
const isAddress = (href: string) =>
  outside.test(href) || (/^(?:\/|https?:\/\/)/i.test(href) && URL.canParse(href, portal));

/** Those of some links that cannot be followed, or lead to a page of the portal that is not public. */
export async function brokenLinks(context: Context, links: readonly string[]): Promise<Set<string>> {
  const broken = new Set(links.filter((link) => !isAddress(link)));
  // As everybody reads it, whoever asks.
  const everybody: Context = { ...context, actor: null };
  const pages = [...new Set(links)].flatMap(rowPageOf);
  for (const entity of new Set(pages.map((page) => page.entity))) {
    const own = pages.filter((page) => page.entity === entity);
    const there = await repositoryOf(entity, everybody).readableIds(own.map(({ id }) => id));
    for (const { link, id } of own) if (!there.has(id)) broken.add(link);
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
