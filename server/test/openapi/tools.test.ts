import { describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf, signedIn } from '../describe-on-server.ts';
import { foreignTools } from './foreign-tools.ts';

const { tool } = foreignTools(signedIn(serverOf(oneEngine), 'admin'));

describe('other people’s tools', () => {
  test('find nothing to complain about: redocly lint', async () => {
    const { stdout, stderr } = await tool('redocly', [
      'lint',
      '--extends=recommended',
      '--format=json',
      'openapi.json',
    ]);
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object; problems: unknown[] };
    expect(report.problems, stderr).toEqual([]);
    expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });
});
