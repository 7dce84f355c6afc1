import type { Http } from '@policy/shared/client/http.ts';

type Post = Http['post'];

const untold = { refusal: '请填写意见', ends: null, steps: [], waitsFor: [] };

/** For tests: a server that tells no outlook of a decision, and answers everything else by the given post. */
export const outlookAside = (post: (path: string, ...rest: unknown[]) => unknown): Post =>
  // What a test answers has whatever type its call is told to have.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  ((path: string, ...rest: unknown[]) =>
    path.endsWith('/nextSteps') ? Promise.resolve(untold) : post(path, ...rest)) as Post;
