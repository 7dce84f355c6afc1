import type { Tone } from '../../kit/values/state-tag.tsx';

/** From this status on it was the server that failed, from the second one on it refused, and from the third it led elsewhere. */
const [failed, refused, elsewhere] = [500, 400, 300];

/** Statuses that have a word of their own. */
const words = {
  400: 'badRequest',
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'unavailable',
} as const;
type Told = keyof typeof words;
const isTold = (status: number): status is Told => status in words;

/** How urgent an answer of this status is. */
export function toneOf(status: number): Tone {
  if (status >= failed) return 'bad';
  return status >= refused ? 'attention' : 'good';
}

/** The word for an answer of this status. */
export function outcomeOf(status: number) {
  if (isTold(status)) return words[status];
  if (status >= failed) return 'failed';
  if (status >= refused) return 'refused';
  return status >= elsewhere ? 'moved' : 'done';
}
