import type { Call } from '@policy/shared/contract/api-document.ts';

/** The calls in which every word is found: in the path, the id, the summary or the method. */
export function callsMatching(calls: readonly Call[], search: string): Call[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ method, path, operationId, summary }) => {
    const text = [method, path, operationId, summary].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
