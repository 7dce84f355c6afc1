import { randomInt } from 'node:crypto';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

/** A sum in the reader's words, for those who do not see the picture, and what answers it. */
export function captchaQuestion(locale: Locale): { question: string; answer: string } {
  const { question, numbers } = catalogue(locale).captcha;
  const [a, b, c] = [randomInt(1, 10), randomInt(1, 10), randomInt(1, 10)];
  const word = (number: number) => numbers[number - 1];
  return { question: fill(question, { a: word(a), b: word(b), c: word(c) }), answer: String(a + b + c) };
}
