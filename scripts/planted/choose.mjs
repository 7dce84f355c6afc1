import { mustBeOneOf } from '../steps/command.mjs';

/** The faults that the arguments ask for: some ids, some subjects (`--subject access`), or else all. */
export function choose(faults, words) {
  const ids = words.filter((word, at) => word !== '--subject' && words[at - 1] !== '--subject');
  const subjects = words.flatMap((word, at) => (word === '--subject' ? [words[at + 1]] : []));
  for (const id of ids)
    mustBeOneOf(
      faults.map((fault) => fault.id),
      { what: 'fault', name: id },
    );
  for (const name of subjects)
    mustBeOneOf(
      faults.map(({ subject }) => subject),
      { what: 'subject', name },
    );
  if (words.length === 0) return faults;
  return faults.filter(({ id, subject }) => ids.includes(id) || subjects.includes(subject));
}
