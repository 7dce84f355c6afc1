import { expect, it } from 'vitest';

import { openMetrics } from './open-metrics.ts';

it('tells hits, misses and size of the kept pages to who asks, and nothing under another path', async () => {
  const usage = { hits: 3, misses: 1, pages: 1, bytes: 2048 };
  const port = await openMetrics({ port: 0, host: '127.0.0.1' }, () => usage);
  const read = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(await read()).toContain('portal_page_reads_total{result="hit"} 3\n');
  usage.hits = 5;
  const text = await read();
  for (const line of [
    'portal_page_reads_total{result="hit"} 5',
    'portal_page_reads_total{result="miss"} 1',
    'portal_kept_pages 1',
    'portal_kept_pages_bytes 2048',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/x`)).status).toBe(404);
});
