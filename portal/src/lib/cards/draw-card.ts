import 'server-only';

import { cardFont } from './card-font.ts';
import { cardSvg } from './card-svg.ts';
import type { CardWords } from './card-svg.ts';

/** The card as a PNG picture; null where there is no font with Chinese characters, or nothing that draws. */
export async function drawCard(words: CardWords): Promise<Uint8Array<ArrayBuffer> | null> {
  const font = cardFont();
  if (font === undefined) return null;
  const resvg = await import('@resvg/resvg-js').catch(() => null);
  if (!resvg) return null;
  const drawn = await oneByOne(() =>
    resvg.renderAsync(cardSvg(words), { font: { fontFiles: [font], loadSystemFonts: false } }),
  );
  return new Uint8Array(drawn.asPng());
}

let before: Promise<unknown> = Promise.resolve();

/** Waits for the drawing before this one: each reads a font of twenty megabytes, and a robot asks for all cards at once. */
function oneByOne<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = before.then(draw, draw);
  before = drawn;
  return drawn;
}
