/** What the library writes on a diagram, always in English, and the keys of our words for it. */
const known = {
  'Trigger Event': 'goOn',
  'Set Sequence Flow': 'otherWay',
  'Add pause point': 'stopHere',
  'Remove pause point': 'passHere',
  Finished: 'finished',
  'Not supported': 'notSimulated',
} as const;

export type LibraryWord = (typeof known)[keyof typeof known];

interface Wording {
  say: (word: LibraryWord) => string;
  /** What the element is called at which it stands. */
  element: string;
}

const isKnown = (text: string): text is keyof typeof known => Object.hasOwn(known, text);

/** Puts what the library has written at an element into the reader's language, and names its buttons for who does not see them. */
export function inOurWords(html: HTMLElement, { say, element }: Wording): void {
  const within = (selector: string) => [
    ...(html.matches(selector) ? [html] : []),
    ...html.querySelectorAll<HTMLElement>(selector),
  ];
  const wordOf = (text: string) => (isKnown(text) ? say(known[text]) : text);
  for (const button of within('button[title]')) {
    const word = wordOf(button.title);
    button.title = word;
    button.setAttribute('aria-label', `${element} ${word}`);
  }
  for (const text of within('.bts-text')) text.textContent = wordOf(text.textContent.trim());
}
