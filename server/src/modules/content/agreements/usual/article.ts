/** A part of a text: its heading, and its paragraphs; an array among them is a list. */
export type Part = readonly [heading: string, ...said: readonly (string | readonly string[])[]];

/** The first edition of a text as every tenant begins with it. */
export interface UsualText {
  title: string;
  titleEn: string;
  body: string;
  bodyEn: string;
}

const said = (one: string | readonly string[]) =>
  typeof one === 'string' ? `<p>${one}</p>` : `<ul>${one.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The parts as rich text. */
export const article = (parts: readonly Part[]): string =>
  parts.map(([heading, ...rest]) => `<h3>${heading}</h3>${rest.map(said).join('')}`).join('');
