import { phoneProblem } from '@policy/shared/auth/credentials/phone.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { clientSentence } from '@policy/shared/messages/client-sentence.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { z } from 'zod';

/** How a person can be reached; what is absent was not said. */
interface Contacts {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** What is wrong with a phone and an address as they were said, in words for their fields; messages and sign-in rely on both. */
export function contactErrors({ phone, email }: Contacts, locale: Locale): FieldError[] {
  const problem = typeof phone === 'string' ? phoneProblem(phone) : null;
  const isAddress = !email || z.email().safeParse(email).success;
  const { validation, ...texts } = catalogue(locale);
  const label = texts.entity('user').fields['email'];
  return [
    ...(problem ? [{ field: 'phone', message: clientSentence(problem, locale) }] : []),
    ...(isAddress ? [] : [{ field: 'email', message: fill(validation.invalid, { label }) }]),
  ];
}
