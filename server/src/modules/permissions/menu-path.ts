import { Refusal } from '../../kit/runtime/errors.ts';

// Another scheme than the web's, a host without one, or the control characters that browsers pass over.
const unsafe = /^\s*(?!https?:)[a-z][\w+.-]*:|^\s*[\\/]{2}|\p{Cc}/iu;

/** Rule: a menu leads into the app or to a web page, and never runs a script. */
export function leadsSomewhere(values: { path?: string | null }) {
  if (values.path && unsafe.test(values.path)) throw new Refusal('menu.path');
}
