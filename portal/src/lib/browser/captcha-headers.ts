import { textIn } from './text-in.ts';

/** What is no ASCII is no value of a header, and no answer to a captcha either. */
const asciiOnly = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

/** A form's captcha as a call carries it; null where nothing was typed. */
export function captchaHeaders(form: FormData): Record<string, string> | null {
  const code = textIn(form, 'captchaCode').trim();
  return code === ''
    ? null
    : { 'Captcha-Key': textIn(form, 'captchaKey').trim(), 'Captcha-Code': asciiOnly(code) };
}
