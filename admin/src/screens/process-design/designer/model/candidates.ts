import { textIn } from './extensions.ts';
import type { Said } from './extensions.ts';

/** The ways in which a step says whom it is for. */
export const candidateKinds = [
  ...(['user', 'role', 'department', 'post', 'initiator', 'leader', 'leaderOf'] as const),
  ...(['handlerOf', 'duty', 'field', 'expression'] as const),
] as const;
export type CandidateKind = (typeof candidateKinds)[number];

/** How far above the initiator a leader can be looked for. */
export const leaderLevels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const found = ['post', 'leader', 'leaderOf', 'handlerOf', 'duty'] as const;

/** In which of these ways a candidate is named; a field is a variable of that name alone. */
export function kindOf(said: Said, fields: readonly string[]): CandidateKind {
  if (textIn(said, 'relation') !== '') return 'initiator';
  const looked = found.find((kind) => textIn(said, kind) !== '');
  if (looked) return looked;
  if (textIn(said, 'role') !== '') return 'role';
  const user = textIn(said, 'user');
  if (user === '' && textIn(said, 'department') !== '') return 'department';
  if (!isExpression(user)) return 'user';
  return fields.includes(fieldIn(user)) ? 'field' : 'expression';
}

/** Whether a text is worked out instead of being taken as it stands. */
export const isExpression = (text: string): boolean => /[$#]\{/.test(text);

/** The variable that an expression is nothing but; empty for any other text. */
export const fieldIn = (text: string): string => /^[$#]\{\s*([\w.]+)\s*\}$/.exec(text)?.[1] ?? '';

/** The expression for the value of one variable. */
export const expressionFor = (field: string): string => `\${${field}}`;
