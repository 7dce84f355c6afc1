import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './cruise.ts';

/** Lines that the guide adds to a file that is there, between lines that the file has. */
export interface Hunk {
  path: string;
  /** The lines of the file without the new ones. */
  before: string;
  after: string;
  added: number;
}

/** A section of the guide: what its heading says that it costs, and what it adds. */
export interface Section {
  title: string;
  said: number;
  /** Lines of a new file. */
  written: number;
  hunks: readonly Hunk[];
}

/** The text of docs/adding-an-entity.md. */
export const guide = readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8');

/** The sections of the guide that say how many lines they cost. */
export const sections: readonly Section[] = guide.split(/^## /m).flatMap((text) => {
  const [, title, cost] = /^\d+\. (.*) \(([\d +]+) lines?\)$/m.exec(text.split('\n')[0] ?? '') ?? [];
  if (!title || !cost) return [];
  const said = cost.split('+').reduce((sum, lines) => sum + Number(lines), 0);
  return [{ title, said, written: linesOfFile(text), hunks: blocks(text, 'diff').flatMap(hunksOf) }];
});

function blocks(text: string, language: string): string[] {
  const fenced = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm');
  return [...text.matchAll(fenced)].map(([, block]) => block ?? '');
}

function linesOfFile(text: string): number {
  const [file] = blocks(text, 'ts');
  return file ? file.trimEnd().split('\n').length : 0;
}

function hunksOf(diff: string): Hunk[] {
  return diff
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [path = '', ...lines] = part.trimEnd().split('\n');
      return lines
        .join('\n')
        .split(/^ +…\n/m)
        .map((text) => hunkOf(path, text.trimEnd().split('\n')));
    });
}

function hunkOf(path: string, lines: readonly string[]): Hunk {
  const isNew = (line: string) => line.startsWith('+');
  const textOf = (some: readonly string[]) => some.map((line) => line.slice(1)).join('\n');
  return {
    path,
    before: textOf(lines.filter((line) => !isNew(line))),
    after: textOf(lines),
    added: lines.filter(isNew).length,
  };
}
