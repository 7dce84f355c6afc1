import type { Variables } from './rows.ts';

/** What somebody said with his act. */
export interface Said {
  /** What he filled in. */
  variables: Variables;
  comment: string;
  /** What he said besides, which the engine only passes on to the area. */
  findings: Variables;
}

/** For effects that no person's act leads to: nobody filled in or said anything. */
export const nothingSaid: Said = { variables: {}, comment: '', findings: {} };

/** What a process asks its area for: the effect's name as the model spells it, and what is known of the act. */
export interface EffectCall extends Said {
  effect: string;
  caseType: string | null;
  businessKey: string | null;
  /** The role that the task was offered to him under. */
  actedAs: string | null;
}

/** An effect that has checked the act; what it was told is read once, for both of its parts. */
export interface PreparedEffect {
  /** Variables of the process. */
  variables: Variables;
  /** Writes, once the interpreter has run and its changes are written. */
  run(): Promise<void>;
}

/** For acts that no effect stands on. */
export const nothingPrepared: PreparedEffect = { variables: {}, run: () => Promise.resolve() };

/** What areas do when a process says so; all of it runs in the command's transaction. */
export interface Effects {
  /** Names of the fields that an effect asks for. */
  fieldsOf(named: Pick<EffectCall, 'effect' | 'caseType'>): readonly string[];
  /** Reads and checks before the interpreter runs, and writes nothing. */
  prepare(call: EffectCall): Promise<PreparedEffect>;
  /** Keeps what a handler said besides his decision, once it holds. */
  keepFindings(call: Omit<EffectCall, 'effect'>): Promise<void>;
  /** Writes where the process came to a node by itself, and nothing was prepared. */
  runReached(call: EffectCall): Promise<void>;
}

/** For engines without areas: their models name no effects. */
export const noEffects: Effects = {
  fieldsOf: () => [],
  prepare: () => Promise.resolve(nothingPrepared),
  keepFindings: () => Promise.resolve(),
  runReached: () => Promise.resolve(),
};
