/** A term as the texts of `tsvector` and `tsquery` take it literally (PostgreSQL 8.11): nothing in it is a sign of theirs. */
export const quotedTerm = (term: string): string =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
