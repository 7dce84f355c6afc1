import type { Page, Request } from '@playwright/test';

import { entities } from '../../shared/src/contract/entities/index.ts';
import type { Entity } from '../../shared/src/contract/kit/entity.ts';
import { metaOf } from '../../shared/src/contract/kit/field.ts';
import { catalogue } from '../../shared/src/messages/catalogue.ts';
import type { Locale } from '../../shared/src/messages/kit.ts';

const all: readonly Entity[] = entities;

/** Notes which entities a page reads while it is led somewhere. */
export async function entitiesReadIn(page: Page, work: () => Promise<void>): Promise<Entity[]> {
  const read = new Set<Entity>();
  const note = (request: Request) => {
    const [, path = ''] = new URL(request.url()).pathname.split('/api/');
    const below = path.slice(0, path.lastIndexOf('/'));
    for (const entity of all) if (entity.path === below) read.add(entity);
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return [...read];
}

/** Until when something is open, holds or has to be done. */
const isDue = (name: string) => /End$|^due|^expire|^until/.test(name);

/** Headers of what a row of an entity is known by, is due on and stands at, as far as its list tells them. */
export function tellingHeaders(entity: Entity, locale: Locale): string[] {
  const { fields: labels } = catalogue(locale).entity(entity.name);
  return Object.entries(entity.fields)
    .filter(([, schema]) => metaOf(schema).list && !metaOf(schema).hiddenByDefault)
    .map(([name]) => name)
    .filter((name) => name === 'status' || isDue(name) || (name === entity.nameField && !entity.appendOnly))
    .map((name) => labels[name] ?? name);
}

/** Headers of the first table in sight, and how far each reaches beyond what of the table is seen, behind its acts or its edge. */
export const headersIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const table = [...document.querySelectorAll('.ant-table')].find((one) => one.checkVisibility());
    const heads = [...(table?.querySelectorAll<HTMLElement>('thead th') ?? [])];
    const acts = heads.find((head) => head.classList.contains('kit-acts'));
    const edge = Math.min(
      acts?.getBoundingClientRect().left ?? Infinity,
      table?.getBoundingClientRect().right ?? Infinity,
    );
    return Object.fromEntries(
      heads.map((head) => [head.innerText.trim(), Math.round(head.getBoundingClientRect().right - edge)]),
    );
  });

/** Labels of forms and headers of tables whose words reach beyond the box that they stand in. */
export const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createRange();
    // What a header is drawn with besides, such as the edge that it is dragged by, may stand beyond it.
    const endOf = (box: HTMLElement) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const ends = [];
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode);
        ends.push(words.getBoundingClientRect().right);
      }
      return Math.max(...ends);
    };
    return [...document.querySelectorAll<HTMLElement>('.ant-form-item-label, .ant-table-thead th')]
      .filter((box) => box.checkVisibility() && box.innerText.trim() !== '')
      .filter((box) => endOf(box) > box.getBoundingClientRect().right + 1)
      .map((box) => box.innerText.trim());
  });

/** Buttons and links that say one thing and are called another: whoever speaks what he sees could not press them. */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
    // A sign on a button is no word that anybody speaks.
    const isWord = (text: string) => /\p{L}{2}/u.test(text);
    const named = document.querySelectorAll<HTMLElement>(
      ':is(button, a, [role=button], [role=link], [role=tab], [role=menuitem])[aria-label]',
    );
    return [...named]
      .filter((one) => one.checkVisibility() && isWord(one.innerText))
      .filter((one) => !plain(one.ariaLabel ?? '').includes(plain(one.innerText)))
      .map((one) => `${one.innerText} is called ${one.ariaLabel ?? ''}`);
  });
