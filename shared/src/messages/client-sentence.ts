import { clientMessages as en } from './en/client.ts';
import { clientMessages as zh } from './zh/client.ts';

/** Code of a sentence that the client side says on its own; one without a sentence does not compile. */
export type ClientMessageCode = keyof typeof zh;

const catalogues = { zh, en };

/** The sentence of a code in the reader's language. */
export const clientSentence = (code: ClientMessageCode, locale: keyof typeof catalogues): string =>
  catalogues[locale][code];
