/** What happened to the rows of one table. */
export interface Difference<Row> {
  added: readonly Row[];
  changed: readonly Row[];
  /** The columns in which one of them differs from before. */
  columns: readonly (keyof Row & string)[];
  removed: readonly string[];
}

/** Rows of one table with a record of what happened to them; the rows that came in are never written to. */
export class UnitOfWork<Row extends { id: string }> {
  readonly #rows: Map<string, Row>;
  readonly #added = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #columns = new Set<keyof Row & string>();
  readonly #removed: string[] = [];

  constructor(rows: readonly Row[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  find(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** The row, which must exist. */
  get(id: string): Row {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`No live row ${id}`);
    return row;
  }

  all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  add(row: Row): Row {
    this.#rows.set(row.id, row);
    this.#added.add(row.id);
    return row;
  }

  change(id: string, patch: Partial<Row>): Row {
    const row = { ...this.get(id), ...patch };
    this.#rows.set(id, row);
    if (!this.#added.has(id)) this.#note(id, patch);
    return row;
  }

  /** Removes a row; one that was added in the same run leaves no trace. */
  remove(id: string): void {
    this.#rows.delete(id);
    this.#changed.delete(id);
    if (!this.#added.delete(id)) this.#removed.push(id);
  }

  difference(): Difference<Row> {
    const rowsOf = (ids: Set<string>) => [...ids].map((id) => this.get(id));
    const columns = [...this.#columns].toSorted();
    return { added: rowsOf(this.#added), changed: rowsOf(this.#changed), columns, removed: this.#removed };
  }

  #note(id: string, patch: Partial<Row>): void {
    this.#changed.add(id);
    for (const column in patch) this.#columns.add(column);
  }
}
