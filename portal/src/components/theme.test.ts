import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('../app/globals.css', import.meta.url)), 'utf8');

function tokensOf(block: string): Record<string, string> {
  const found = [...block.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name!, value!]));
}

const light = tokensOf(css.slice(css.indexOf('@theme {'), css.indexOf('@utility higher-contrast {')));
const elder = {
  ...light,
  ...tokensOf(css.slice(css.indexOf('@utility higher-contrast {'), css.indexOf('@layer theme {'))),
};

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const surfaces = ['paper', 'mist-50', 'mist-100', 'wave-50'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'wave-600', 'seal-600', 'jade-700', 'grain-700'];
const tinted = [
  ['jade-700', 'jade-50'],
  ['seal-700', 'seal-50'],
  ['grain-700', 'grain-50'],
  ['wave-700', 'wave-100'],
  ['white', 'wave-600'],
  ['white', 'wave-800'],
  ['white', 'wave-900'],
  ['wave-100', 'wave-900'],
  ['wave-200', 'wave-900'],
  ['white', 'seal-600'],
] as const;
const shapes = [
  ['control', 'paper'],
  ['control', 'mist-50'],
  ['focus', 'paper'],
  ['focus', 'mist-100'],
  ['focus', 'wave-900'],
] as const;

describe.each([
  ['light', light],
  ['elder', elder],
])('the %s theme', (name, tokens) => {
  it.each(surfaces.flatMap((surface) => inks.map((ink) => [ink, surface])))(
    'shows %s on %s at 4.5:1 or more',
    (ink, surface) => expect(contrast(tokens[ink]!, tokens[surface]!)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(tinted)('shows %s on %s at 4.5:1 or more', (ink, surface) =>
    expect(contrast(tokens[ink]!, tokens[surface]!)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(shapes.filter(([, surface]) => name === 'light' || surface !== 'wave-900'))(
    'shows the shape of %s on %s at 3:1 or more',
    (shape, surface) => expect(contrast(tokens[shape]!, tokens[surface]!)).toBeGreaterThanOrEqual(3),
  );
});

describe('the elder theme', () => {
  it('is shown to whoever asks for more contrast, on the page or by the system', () => {
    const inForce =
      /(?:html\.contrast,\s+html\.elder|prefers-contrast: more\) \{\s+:root) \{\s+@apply higher-contrast;/g;
    expect(css.match(inForce)).toHaveLength(2);
  });

  it('shows body text at 7:1 or more on every surface', () => {
    for (const surface of surfaces) {
      expect(contrast(elder['ink-faint']!, elder[surface]!)).toBeGreaterThanOrEqual(7);
    }
  });
});
