import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';

import type { Answers } from '../schema-form/answers.ts';
import { mergeAnswers, type Clash } from './merge-answers.ts';

/** A draft on the screen, and how far the server has it. */
export interface DraftState {
  /** The server's version that `stored` is. */
  version: number;
  stored: Answers;
  values: Answers;
  /** What is on its way to the server. */
  sending: Answers | null;
  /** When the server last took something, null before it did. */
  savedAt: Date | null;
  /** Why the last attempt was refused, in the reader's language. */
  refusal: string;
  isSignedOut: boolean;
  /** Somebody else saved in between, or values of an earlier visit were brought back. */
  notice: 'nothing' | 'overtaken' | 'restored';
  clashes: Clash[];
}

/** What happens to a draft. */
export type DraftEvent =
  | { kind: 'edited'; values: Answers }
  | { kind: 'sent' }
  | { kind: 'stored'; version: number; at: Date }
  | { kind: 'refused'; sentence: string }
  | { kind: 'signedOut' }
  | { kind: 'overtaken'; version: number; theirs: Answers }
  | { kind: 'restored'; base: Answers; values: Answers }
  | { kind: 'mineTaken'; name: string }
  | { kind: 'settled' };

/** A draft as the server has it. */
export const freshDraft = (version: number, stored: Answers): DraftState => ({
  version,
  stored,
  values: stored,
  sending: null,
  savedAt: null,
  refusal: '',
  isSignedOut: false,
  notice: 'nothing',
  clashes: [],
});

/** Whether something on the screen is not on the server. */
export const isUnsaved = ({ values, stored }: DraftState): boolean => !sameAnswer(values, stored);

/** What the server has taken is what had been sent, whatever was typed meanwhile. */
const afterStored = (state: DraftState, version: number, at: Date): DraftState => ({
  ...state,
  version,
  stored: state.sending ?? state.stored,
  sending: null,
  savedAt: at,
  refusal: '',
  isSignedOut: false,
});

function afterOvertaken(state: DraftState, version: number, theirs: Answers): DraftState {
  const { merged, clashes } = mergeAnswers({ base: state.stored, mine: state.values, theirs });
  const kept = state.clashes.filter(({ name }) => clashes.every((clash) => clash.name !== name));
  const met = { version, stored: theirs, values: merged, clashes: [...kept, ...clashes] };
  return { ...state, ...met, sending: null, notice: 'overtaken' };
}

function afterRestored(state: DraftState, base: Answers, values: Answers): DraftState {
  const { merged, clashes } = mergeAnswers({ base, mine: values, theirs: state.stored });
  return { ...state, values: merged, notice: 'restored', clashes };
}

function afterMineTaken(state: DraftState, name: string): DraftState {
  const clash = state.clashes.find((one) => one.name === name);
  if (!clash) return state;
  const clashes = state.clashes.filter((one) => one !== clash);
  return { ...state, values: { ...state.values, [name]: clash.mine }, clashes };
}

/** The draft after an event. */
// oxlint-disable-next-line complexity -- one line for each kind of event, and none of them decides anything
export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case 'edited':
      return { ...state, values: event.values };
    case 'sent':
      return { ...state, sending: state.values, refusal: '' };
    case 'stored':
      return afterStored(state, event.version, event.at);
    case 'refused':
      return { ...state, sending: null, refusal: event.sentence };
    case 'signedOut':
      return { ...state, sending: null, isSignedOut: true };
    case 'overtaken':
      return afterOvertaken(state, event.version, event.theirs);
    case 'restored':
      return afterRestored(state, event.base, event.values);
    case 'mineTaken':
      return afterMineTaken(state, event.name);
    case 'settled':
      return { ...state, notice: 'nothing', clashes: [] };
  }
}
