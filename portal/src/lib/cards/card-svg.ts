import { xmlText } from '../texts/xml.ts';
import { cardSize } from './fixed-card.ts';

/** What a card says. */
export interface CardWords {
  site: string;
  /** What kind of page it stands for. */
  kind: string;
  title: string;
  /** Who says it, and when. */
  footer: string;
}

/** Colours of the theme by their name there: a picture cannot read a style sheet. `card-svg.test.ts` holds them to it. */
export const cardColours = {
  paper: '#ffffff',
  ink: '#10242c',
  'wave-100': '#c9e2ea',
  'wave-900': '#062a37',
  'seal-600': '#b23a22',
};

const family =
  'Noto Sans CJK SC, Source Han Sans CN, WenQuanYi Micro Hei, WenQuanYi Zen Hei, PingFang SC, Heiti SC, Microsoft YaHei, SimHei, sans-serif';
const margin = 80;
const lineWidth = cardSize.width - 2 * margin;
const sizes = [
  { size: 64, most: 3 },
  { size: 54, most: 3 },
];
const smallest = { size: 46, most: 4 };

/** The card of a page as a drawing: its title as large as four lines admit, over the river's edge. */
export function cardSvg({ site, kind, title, footer }: CardWords): string {
  const { width, height } = cardSize;
  const { size, lines } = fitted(title);
  const first = 240 + size * 0.9;
  const texts = lines.map((line, at) =>
    text(line, { y: first + at * size * 1.35, size, fill: cardColours.ink, weight: 700 }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${family}">`,
    `<rect width="${width}" height="${height}" fill="${cardColours.paper}"/>`,
    mark,
    text(site, { x: margin + 84, y: 122, size: 34, fill: cardColours.ink, weight: 700 }),
    text(kind, { y: 216, size: 30, fill: cardColours['seal-600'], weight: 700 }),
    ...texts,
    shore,
    text(footer, { y: height - 34, size: 28, fill: cardColours['wave-100'], weight: 400 }),
    '</svg>',
  ].join('');
}

const mark = `<g transform="translate(${margin} 78) scale(1.35)"><rect width="48" height="48" rx="9" fill="${cardColours['seal-600']}"/><g fill="none" stroke="${cardColours.paper}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"><path d="M8.5 25.5h6.2c-2.6-1.3-3.7-3.6-3.3-6 .6-3.5 4-5.5 7.3-4.6 1-4 4.6-6.6 8.6-6.2 4.6.4 8 4.6 7.3 9.1-.5 3.4-3.4 6-6.8 6-2.9 0-5.2-2.2-5.2-5 0-2.2 1.7-4 3.9-4"/><path d="M30.5 25.5h9"/><path d="M8.5 32.3c3.9 0 3.9 2.4 7.8 2.4s3.9-2.4 7.7-2.4 3.9 2.4 7.8 2.4 3.9-2.4 7.7-2.4"/></g></g>`;
const shore = `<path d="M0 546c150-22 300-22 450 0s300 18 450 0 200-20 300-6v90H0Z" fill="${cardColours['wave-900']}"/>`;

interface Written {
  x?: number;
  y: number;
  size: number;
  fill: string;
  weight: number;
}

const text = (said: string, { x = margin, y, size, fill, weight }: Written) =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${xmlText(said)}</text>`;

/** The largest size in which a title fits; in the smallest it is cut. */
function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = brokenInto(title, lineWidth / size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, most } = smallest;
  const lines = brokenInto(title, lineWidth / size);
  const shown = lines.slice(0, most);
  const last = shown.pop() ?? '';
  return { size, lines: [...shown, lines.length > most ? `${last.slice(0, -1)}…` : last] };
}

/** A text in lines of so many ems: between any two Chinese characters, and between words of other languages. */
function brokenInto(said: string, ems: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of said.match(/[\u2e80-\uffef]|[^\u2e80-\uffef\s]+\s*|\s+/gu) ?? []) {
    if (line !== '' && emsOf(line + piece.trimEnd()) > ems) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

const emsOf = (said: string): number =>
  Array.from(said).reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.58), 0);
