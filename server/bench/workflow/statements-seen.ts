import pg from 'pg';

/** A statement as it was sent, with what it was answered. */
export interface Seen {
  text: string;
  /** The name under which the connection keeps it; none where it is sent whole each time. */
  name: string | undefined;
  values: readonly unknown[];
  rows: readonly unknown[];
}

type Query = (...asked: unknown[]) => Promise<{ rows: unknown[] }> | undefined;

/** Every statement that is sent to PostgreSQL during some work, in its order. */
export async function statementsSeen(work: () => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = [];
  const plainQuery = Reflect.get(pg.Client.prototype, 'query') as Query;
  const query: Query = function (this: pg.Client, ...asked) {
    const [said, values = []] = asked as [string | pg.QueryConfig, (readonly unknown[])?];
    const {
      text,
      name,
      values: own = values,
    } = typeof said === 'string' ? ({ text: said } as pg.QueryConfig) : said;
    const one = { text, name, values: own, rows: [] as unknown[] };
    seen.push(one);
    const answer = plainQuery.apply(this, asked);
    return answer?.then((result) => {
      one.rows = result.rows;
      return result;
    });
  };
  Reflect.set(pg.Client.prototype, 'query', query);
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', plainQuery);
  }
  return seen;
}
