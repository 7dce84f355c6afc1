import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../test/describe-on-server.ts';
import { signIn } from '../../test/test-server.ts';
import { seedFirstAdministrator } from './reference/first-administrator.ts';
import { refuseDemonstration } from './refuse-demonstration.ts';

const operations = fileURLToPath(new URL('../../../docs/operations.md', import.meta.url));

/** The statements by which the handbook of operations removes the demonstration. */
function removal(): string[] {
  const [, block = ''] = /```sql\s+(begin;[^`]*)```/.exec(readFileSync(operations, 'utf8')) ?? [];
  const statements = block.split(';').map((statement) => statement.trim());
  return statements.filter((statement) => statement && !/^(begin|commit)$/.test(statement));
}

describeOnEachServer('production on the database of a demonstration', (server) => {
  it('does not start, and says what is there and how it goes', async () => {
    await expect(refuseDemonstration(server.context)).rejects.toThrow(
      /10 accounts of the demonstration \(admin, manager, acceptor …\) and the client integration, .*docs\/operations\.md/,
    );
  });

  it('starts once it was removed as the documents say, with an administrator of its own', async () => {
    for (const statement of removal()) await server.database.db.execute(sql.raw(statement));
    await refuseDemonstration(server.context);
    const folder = mkdtempSync(join(tmpdir(), 'first-'));
    expect(await seedFirstAdministrator(server.context, folder)).toContain(folder);
    rmSync(folder, { recursive: true });
    expect((await signIn(server, 'admin', { client: 'admin' })).status).toBe(400);
  });
});
