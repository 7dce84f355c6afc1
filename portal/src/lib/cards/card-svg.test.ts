import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { cardColours, cardSvg } from './card-svg.ts';

const words = { site: '服务平台', kind: '政策文件', title: '若干措施', footer: '区政府 · 2026-03-01' };
const lines = (title: string) =>
  [...cardSvg({ ...words, title }).matchAll(/<text [^>]*font-size="(\d+)"[^>]*>([^<]*)<\/text>/g)]
    .slice(2, -1)
    .map(([, size, text]) => ({ size: Number(size), text: text! }));

describe('the card of a page', () => {
  it('has the colours of the theme', () => {
    const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');
    for (const [name, colour] of Object.entries(cardColours))
      expect(css).toContain(`--color-${name}: ${colour};`);
  });

  it('shows what it is told, and takes nothing of it for a drawing', () => {
    const svg = cardSvg({ ...words, title: '<image href="x"/>&' });
    for (const said of ['服务平台', '政策文件', '区政府 · 2026-03-01']) expect(svg).toContain(`>${said}<`);
    expect(svg).not.toContain('<image');
    expect(svg).toContain('&lt;image href=&quot;x&quot;/&gt;&amp;');
  });

  it('breaks a title into lines, in smaller letters where it is long, and cuts what has no end', () => {
    expect(lines('若干措施')).toEqual([{ size: 64, text: '若干措施' }]);
    expect(lines('措'.repeat(40)).map(({ text }) => text.length)).toEqual([16, 16, 8]);
    expect(lines('措'.repeat(70)).at(-1)!.size).toBeLessThan(64);
    const endless = lines('措'.repeat(500));
    expect(endless).toHaveLength(4);
    expect(endless.at(-1)!.text).toMatch(/…$/);
  });

  it('breaks English between words', () => {
    const broken = lines('Measures of Yunlan District to Promote High-quality Economic Development');
    expect(broken.map(({ text }) => text).join(' ')).toBe(
      'Measures of Yunlan District to Promote High-quality Economic Development',
    );
    expect(broken.length).toBeGreaterThan(1);
  });
});
