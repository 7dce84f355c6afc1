import type {
  PhoneLink,
  PhoneLinkAbout,
  PhoneLinkState,
  PhoneLinkToken,
  PhoneUploaded,
} from '@policy/shared/contract/application/phone-link.ts';
import { applicationFilePath as path } from '@policy/shared/contract/application/paths.ts';

import { http } from '../../../lib/browser/browser-session.ts';

// A phone acts for whoever shows the code, also where somebody else is signed in on it.
const asNobody = { anonymous: true };

/** Opens a material of an own draft to a phone. */
export const givePhoneLink = (asked: { applicationId: string; materialId: string }) =>
  http.post<PhoneLink>(`${path}/phoneLink`, asked);

/** Whether the phone has sent its file. */
export const phoneLinkState = (id: string) => http.get<PhoneLinkState>(`${path}/phoneLinkState`, { id });

/** For what a phone may hand in. */
export const aboutPhoneLink = (shown: PhoneLinkToken) =>
  http.post<PhoneLinkAbout>(`${path}/phoneLinkAbout`, shown, asNobody);

/** Hands a phone's file in. */
export function sendPhoneFile({ token, applicationId }: PhoneLinkToken, file: File): Promise<PhoneUploaded> {
  const form = new FormData();
  // The server reads the file's bytes as they come, so what says whose it is goes first.
  form.append('token', token);
  form.append('applicationId', applicationId);
  form.append('file', file);
  return http.post<PhoneUploaded>(`${path}/phoneUpload`, form, asNobody);
}
