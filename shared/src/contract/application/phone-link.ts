import { z } from 'zod';

import { fileView } from './calls.ts';
import { phoneTokenForm } from './typed-forms.ts';

const id = z.uuid();
/** The server keeps its hash only. */
const token = z.string().regex(phoneTokenForm);

/** `POST policy/projectfile/phoneLink`: opens one material of an own draft to a phone, once and for ten minutes. */
export const phoneLinkInput = z.object({ applicationId: id, materialId: id });
/** Its answer; the token is told here and nowhere else. */
export const phoneLink = z.object({ id, token, expiresAt: z.string() });
export type PhoneLink = z.output<typeof phoneLink>;

/** `GET policy/projectfile/phoneLinkState?id=`: whether the phone has sent its file. */
export const phoneLinkState = z.object({
  state: z.enum(['open', 'used', 'expired']),
  file: fileView.nullable(),
});
export type PhoneLinkState = z.output<typeof phoneLinkState>;

/** What a phone shows with every call: the token, and the draft that its address names. */
export const phoneLinkToken = z.object({ token, applicationId: id });
export type PhoneLinkToken = z.output<typeof phoneLinkToken>;
/** `POST policy/projectfile/phoneLinkAbout`, open to who holds the token: for what the file is, and nothing of the company. */
export const phoneLinkAbout = z.object({
  guideTitle: z.string().nullable(),
  guideTitleEn: z.string().nullable(),
  materialName: z.string(),
  requirement: z.string().nullable(),
  accept: z.array(z.string()),
  maxSizeMb: z.int(),
  expiresAt: z.string(),
});
export type PhoneLinkAbout = z.output<typeof phoneLinkAbout>;

/** `POST policy/projectfile/phoneUpload`: a form of the token, the draft and the file; its answer is what was taken. */
export const phoneUploaded = z.object({ name: z.string(), sizeBytes: z.int() });
export type PhoneUploaded = z.output<typeof phoneUploaded>;
