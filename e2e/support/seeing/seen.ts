import type { Page } from '@playwright/test';

/** A part of a page that cannot be seen, by its markup. */
type Unseen = string[];

/** Controls, and links that look like buttons. */
const controls =
  'button, input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea, a.inline-flex';

/** What a control is marked by that has a surface of its own. */
const marked = 'data-has-surface';

/** Marks the controls of a page whose shape is a surface in another colour than what they stand on, and what sends a form; tells how many. */
export const markSurfaces = (page: Page): Promise<number> =>
  page.evaluate(
    ([selector, mark]) => {
      const shown = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
      const ground = (element: Element | null): string => {
        const colour = shown(element);
        if (!element || !colour) return 'rgb(255, 255, 255)';
        return /^rgba\(.*, 0\)$|^transparent$/.test(colour) ? ground(element.parentElement) : colour;
      };
      const surfaces = [...document.querySelectorAll(selector)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          (one.matches('[type=submit]') || ground(one) !== ground(one.parentElement)),
      );
      for (const one of surfaces) one.setAttribute(mark, '');
      return surfaces.length;
    },
    [controls, marked] as const,
  );

/**
 * Marked controls without an edge, and icons and texts in the colour of what they stand on: what a system that forces its own few
 * colours makes of a button that is a coloured surface alone.
 */
export const unseenOn = (page: Page): Promise<Unseen> =>
  page.evaluate(
    ([mark]) => {
      const clear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
      const ground = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const { backgroundColor } = getComputedStyle(element);
        return clear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
      };
      const stands = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 2 &&
          height > 2 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      };
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(stands);
      const hasEdge = (element: Element) => {
        const style = getComputedStyle(element);
        const around = ground(element.parentElement);
        const bordered = (['Top', 'Bottom', 'Left', 'Right'] as const).some((side) => {
          const [width, line, colour] = [
            style[`border${side}Width`],
            style[`border${side}Style`],
            style[`border${side}Color`],
          ];
          return parseFloat(width) >= 1 && line !== 'none' && !clear(colour) && colour !== around;
        });
        return bordered || ground(element) !== around;
      };
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const told = (why: string, found: readonly Element[]) =>
        found.map((element) => `${why}: ${element.outerHTML.slice(0, 200)}`);
      return [
        ...told(
          'no edge',
          all(`[${mark}]`).filter((one) => !hasEdge(one)),
        ),
        ...told(
          'an icon in the colour of its ground',
          all('svg[stroke=currentColor]').filter(
            (one) => getComputedStyle(one).stroke === ground(one.parentElement),
          ),
        ),
        ...told(
          'a text in the colour of its ground',
          all('body *').filter((one) => hasText(one) && getComputedStyle(one).color === ground(one)),
        ),
      ];
    },
    [marked] as const,
  );

/** Walks with the key through the first controls of a page, and tells those that show no ring around them. */
export async function withoutRing(page: Page, steps = 14): Promise<Unseen> {
  const without: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // A choice that is drawn by its label has the ring there.
      const drawn = element.matches('input[type=radio], input[type=checkbox]')
        ? element.closest('label')
        : element;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawn ?? element);
      const canvas = getComputedStyle(document.body).backgroundColor;
      const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
      return isSeen
        ? null
        : `${outlineStyle} ${outlineWidth} ${outlineColor}: ${element.outerHTML.slice(0, 200)}`;
    });
    if (found) without.push(found);
  }
  return without;
}

/** What moves on a page for longer than a hundredth of a second: by itself, from one look to another, or while it is scrolled. */
export const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)),
      );
    const moves = (style: CSSStyleDeclaration) =>
      (style.animationName !== 'none' && longest(style.animationDuration) > 0.01) ||
      longest(style.transitionDuration) > 0.01 ||
      style.scrollBehavior === 'smooth';
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].some((part) => moves(getComputedStyle(element, part)))
        ? [element.outerHTML.slice(0, 150)]
        : [],
    );
  });
