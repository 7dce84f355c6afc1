import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { JsonLd } from './json-ld.tsx';

describe('structured data', () => {
  it('holds content that looks like markup without letting it out', () => {
    const name = '</script><script>steal()</script>';
    const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Legislation', name }} />);
    expect(html.match(/<script/g)).toHaveLength(1);
    const text = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Legislation', name });
  });
});
