import { useReducer } from 'react';

/** What was edited, what was there before it, and what was taken back. */
interface Steps<Content> {
  past: readonly Content[];
  now: Content;
  future: readonly Content[];
  /** What the last edit was about: typing on in one place is one step. */
  about: string | null;
}

type Action<Content> =
  | { is: 'change'; edit: (now: Content) => Content; about: string | null }
  | { is: 'undo' }
  | { is: 'redo' }
  | { is: 'replace'; by: Content };

const mostSteps = 100;

function stepped<Content>(steps: Steps<Content>, action: Action<Content>): Steps<Content> {
  if (action.is === 'undo') return undone(steps);
  if (action.is === 'redo') return redone(steps);
  if (action.is === 'replace') return { past: [], now: action.by, future: [], about: null };
  const { past, now, about } = steps;
  const to = action.edit(now);
  if (to === now) return steps;
  const goesOn = action.about !== null && action.about === about;
  return {
    past: goesOn ? past : [...past, now].slice(-mostSteps),
    now: to,
    future: [],
    about: action.about,
  };
}

function undone<Content>({ past, now, future, about }: Steps<Content>): Steps<Content> {
  const last = past.at(-1);
  return last === undefined
    ? { past, now, future, about }
    : { past: past.slice(0, -1), now: last, future: [now, ...future], about: null };
}

function redone<Content>({ past, now, future, about }: Steps<Content>): Steps<Content> {
  const [next, ...later] = future;
  return next === undefined
    ? { past, now, future, about }
    : { past: [...past, now], now: next, future: later, about: null };
}

/** Content that is edited in steps, each of which can be taken back and done again. */
export function useEdits<Content>(begun: Content) {
  const [{ past, now, future }, act] = useReducer(stepped<Content>, {
    ...{ past: [], now: begun, future: [], about: null },
  });
  return {
    content: now,
    /** Edits what is there by then: an answer that is waited for must not bring back what was there when it was asked. */
    change: (edit: (now: Content) => Content, about: string | null = null) =>
      act({ is: 'change', edit, about }),
    /** Goes on from something else; there is no way back from it. */
    replace: (by: Content) => act({ is: 'replace', by }),
    undo: past.length > 0 ? () => act({ is: 'undo' }) : undefined,
    redo: future.length > 0 ? () => act({ is: 'redo' }) : undefined,
  };
}
