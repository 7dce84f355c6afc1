import type { Database } from '../src/database/client.ts';
import { runCompiled } from '../src/kit/sql/compiled-queries.ts';
import type { CompiledQuery } from '../src/kit/sql/compiled-queries.ts';

type Session = Database['_']['session'];

/** A database that remembers the compiled queries that it is asked, and tells how it would find their rows. */
export function explained(db: Database): { db: Database; plans: () => Promise<string> } {
  const asked: CompiledQuery[] = [];
  const session = new Proxy(db._.session, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== 'prepareQuery') return value;
      return (...prepared: Parameters<Session['prepareQuery']>) => {
        asked.push(prepared[0]);
        return target.prepareQuery(...prepared);
      };
    },
  });
  const watched = new Proxy(db, {
    get(target, key) {
      if (key === '_') return { ...target._, session };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const planOf = ({ sql: text, params }: CompiledQuery) =>
    runCompiled(db, { sql: `explain ${text}`, params }, { read: ([line]) => String(line) });
  const plans = async () => {
    const lines: string[] = [];
    for (const one of asked) lines.push(...(await planOf(one)));
    return lines.join('\n');
  };
  return { db: watched, plans };
}
