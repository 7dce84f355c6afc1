import { processLog, reportTo } from '@policy/shared/edge/process-log.ts';
import type { Report } from '@policy/shared/edge/process-log.ts';
import { expect, it } from 'vitest';

import { portal } from './portal.fixture.ts';

it('has a preview made for its reader alone: it is neither kept nor answered from what is kept', async () => {
  const { next, read, origin } = await portal();
  const page = `${origin}/policyinfo/policyinfoDetail?id=0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b`;
  await fetch(page);
  expect(read).toHaveBeenCalledTimes(1);
  const preview = await fetch(`${page}&preview=1700000000.secret`);
  expect(await preview.text()).toBe('own page');
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(next.ask).toHaveBeenCalledTimes(1);
  const again = await fetch(page);
  expect(await again.text()).toContain('kept zh');
  expect(again.headers.get('x-robots-tag')).toBeNull();
  expect(JSON.stringify(read.mock.calls)).not.toContain('secret');
});

it('keeps the token of a preview out of what it reports', async () => {
  const { next, report, origin } = await portal();
  next.ask.mockRejectedValue(new Error('no answer'));
  await fetch(`${origin}/gongshi/gongshiDet?id=0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b&preview=1.secret`);
  expect(report).toHaveBeenCalledTimes(1);
  const lines: string[] = [];
  const log = processLog({ write: (line) => void lines.push(line) });
  reportTo(log)(...(report.mock.calls[0] as Parameters<Report>));
  expect(lines.join('')).toContain('/gongshi/gongshiDet');
  expect(lines.join('')).not.toContain('secret');
});
