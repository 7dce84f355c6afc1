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
  const drawn = await resvg.renderAsync(cardSvg(words), {
    font: { fontFiles: [font], loadSystemFonts: false },
  });
  return new Uint8Array(drawn.asPng());
}
