/** Answers to a form by the names of its fields. */
export type Answers = Record<string, unknown>;
