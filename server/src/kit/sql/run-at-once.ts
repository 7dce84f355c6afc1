import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { compiled, runCompiled } from './compiled-queries.ts';

/** A statement as the texts around what it sends. */
export interface WrittenStatement {
  texts: readonly string[];
  sent: readonly unknown[];
}

/** Writes a statement's text out. */
export function writtenOut(statement: SQL): WrittenStatement {
  const { sql: text, params } = compiled(statement);
  return { texts: text.split(/\$\d+/), sent: params };
}

/**
 * Runs writing statements as one: each further one would wait for the database once more. None of them sees what another
 * does, and references between their rows are checked at the end. `isKept` keeps the statement planned on each connection.
 */
export async function runAtOnce(
  db: Database,
  statements: readonly WrittenStatement[],
  isKept: boolean,
): Promise<void> {
  if (statements.length === 0) return;
  let number = 0;
  const numbered = ({ texts }: WrittenStatement) =>
    texts.reduce((before, after) => `${before}$${String((number += 1))}${after}`);
  const texts = statements.map(numbered);
  const last = texts.pop() ?? '';
  const others = texts.map((text, at) => `"step_${String(at)}" as (${text})`);
  const whole = others.length > 0 ? `with ${others.join(', ')} ${last}` : last;
  const params = statements.flatMap(({ sent }) => sent);
  await runCompiled(db, { sql: whole, params }, { read: () => undefined, isKept });
}
