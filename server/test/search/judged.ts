import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A query, and how well each document answers it, by the name that the seeds give it. */
export interface Judged {
  query: string;
  grades: Record<string, number>;
}

const read = <Content>(name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'evaluation', `${name}.json`), 'utf8')) as Content;

/** The two halves of the queries: one is looked at while the search is worked on, the other is only run. */
export const halves = ['tuned', 'untouched'] as const;
export type Half = (typeof halves)[number];
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** The queries of a half in a language. */
export const judgedQueries = (language: Language, half: Half): Judged[] =>
  read<Judged[]>(`${language}-${half}`);

/** Queries that nothing answers. */
export const unanswered = (): string[] => read<string[]>('no-answer');
