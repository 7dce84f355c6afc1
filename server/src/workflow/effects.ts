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

/** What areas do when a process says so; both parts run in the command's transaction. */
export interface Effects {
  /** Names of the fields that an effect asks for. */
  fieldsOf(named: Pick<EffectCall, 'effect' | 'caseType'>): readonly string[];
  /** Reads and checks before the interpreter runs, and writes nothing; answers variables of the process. */
  prepare(call: EffectCall): Promise<Variables>;
  /** Keeps what a handler said besides his decision, once it holds. */
  keepFindings(call: Omit<EffectCall, 'effect'>): Promise<void>;
  /** Writes, once the interpreter has run and its changes are written. */
  run(call: EffectCall, prepared: Variables): Promise<void>;
}

/** For engines without areas: their models name no effects. */
export const noEffects: Effects = {
  fieldsOf: () => [],
  prepare: () => Promise.resolve({}),
  keepFindings: () => Promise.resolve(),
  run: () => Promise.resolve(),
};
