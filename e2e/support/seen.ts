import type { Page } from '@playwright/test';

/** A part of a page that cannot be seen, by its markup. */
type Unseen = string[];

/**
 * Controls whose shape, icons whose lines and texts whose letters have the colour of what they stand on: what a system that forces its
 * own few colours makes of a button that is a coloured surface alone.
 */
export const unseenOn = (page: Page): Promise<Unseen> =>
  page.evaluate(() => {
    const opaque = (colour: string) => !/^transparent$|, 0\)$/.test(colour);
    const ground = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (opaque(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const stands = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })
      );
    };
    const told = (why: string) => (element: Element) => `${why}: ${element.outerHTML.slice(0, 200)}`;
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(stands);
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const around = ground(element.parentElement);
      const sides = ['Top', 'Bottom', 'Left', 'Right'] as const;
      const bordered = sides.some(
        (side) =>
          parseFloat(style[`border${side}Width`]) >= 1 &&
          style[`border${side}Style`] !== 'none' &&
          opaque(style[`border${side}Color`]) &&
          style[`border${side}Color`] !== around,
      );
      return bordered || style.textDecorationLine !== 'none' || ground(element) !== around;
    };
    const noEdge = all('button, input:not([type=radio], [type=checkbox]), select, textarea').filter(
      (one) => !hasEdge(one),
    );
    const noLine = all('svg [stroke], svg[stroke]').filter((one) => {
      const { stroke } = getComputedStyle(one);
      return stroke !== 'none' && stroke === ground(one.closest('svg'));
    });
    const noText = all('body *').filter(
      (one) =>
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        !(one instanceof SVGElement) &&
        getComputedStyle(one).color === ground(one),
    );
    return [
      ...noEdge.map(told('a control without an edge')),
      ...noLine.map(told('an icon in the colour of its ground')),
      ...noText.map(told('a text in the colour of its ground')),
    ];
  });

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
