import { randomInt } from 'node:crypto';

import { glyphs } from './captcha-glyphs.ts';

const characters = Object.keys(glyphs);
const length = 5;
const [width, height] = [160, 56];

type Point = readonly [x: number, y: number];

/** Five characters that a reader can tell apart. */
export const captchaText = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

/**
 * The text as a picture: bent strokes among stray ones, in no order.
 * The file holds no character, only points that differ each time.
 */
export function captchaImage(text: string): string {
  const strokes = [...Array.from(text).flatMap(strokesOf), ...Array.from({ length: 3 }, strayMark)];
  const drawn = shuffled(strokes).map(curve).join('');
  const veil = Array.from({ length: 3 }, strayLine).map(curve).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f6fa"/>` +
    `<g fill="none" stroke="#1d3a5f" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${drawn}" stroke-width="2.6"/><path d="${veil}" stroke-width="1"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const between = (low: number, high: number) => low + (randomInt(1_000_000) / 1_000_000) * (high - low);

/** A character at its place: turned, leaning, larger or smaller, with every point a little off. */
function strokesOf(character: string, place: number): Point[][] {
  const [turn, lean, size] = [between(-0.25, 0.25), between(-0.2, 0.2), between(4.6, 5.4)];
  const [left, top] = [29 * place + between(20, 24), between(25, 31)];
  const placed = (point: string): Point => {
    const x = (Number(point[0]) - 2) * size + between(-0.8, 0.8);
    const y = (Number(point[1]) - 3) * size + between(-0.8, 0.8);
    const leaning = x + y * lean;
    return [
      left + leaning * Math.cos(turn) - y * Math.sin(turn),
      top + leaning * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  return (glyphs[character] ?? '').split('|').map((stroke) => stroke.split(' ').map(placed));
}

/** A short mark as thick as a stroke, where it does not close a character. */
function strayMark(): Point[] {
  const [x, y] = [
    between(8, width - 8),
    between(0, 1) < 0.5 ? between(3, 9) : between(height - 9, height - 3),
  ];
  return [
    [x, y],
    [x + between(-9, 9), y + between(-3, 3)],
  ];
}

/** A thin line across everything. */
const strayLine = (): Point[] =>
  Array.from({ length: 5 }, (_, step): Point => [step * (width / 4), between(8, height - 8)]);

/** Every line bends a little, so that no corner sits where the grid had it. */
function curve(stroke: Point[]): string {
  const [first = [0, 0], ...rest] = stroke;
  const spelled = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let last: Point = first;
  const lines = rest.map((point) => {
    const middle: Point = [
      (last[0] + point[0]) / 2 + between(-1, 1),
      (last[1] + point[1]) / 2 + between(-1, 1),
    ];
    last = point;
    return `Q${spelled(middle)} ${spelled(point)}`;
  });
  return `M${spelled(first)}${lines.join('')}`;
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, rank: between(0, 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
