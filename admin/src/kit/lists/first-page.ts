import { useState } from 'react';

type Load<Page> = (query: Record<string, unknown>, sort: Record<string, unknown>) => Promise<Page>;

/**
 * The same way to a list's pages, on which the first page is asked for while the list is being drawn for the first time:
 * the table by itself asks when it has been drawn. What is asked for otherwise, such as in another order, is asked for as
 * usual. Asking must change nothing, since a drawing may be begun twice.
 */
export function useFirstPage<Page>(load: Load<Page>, first: Record<string, unknown>): Load<Page> {
  const [ahead] = useState(() => {
    const answer = load(first, {});
    // The table is told of a failure when it asks.
    answer.catch(() => undefined);
    return { answers: [answer], query: JSON.stringify(first) };
  });
  return (query, sort) => {
    const answer = ahead.answers.pop();
    const isFirst = JSON.stringify(query) === ahead.query && Object.keys(sort).length === 0;
    return answer && isFirst ? answer : load(query, sort);
  };
}
