import * as z from 'zod/mini';

import { defaultAvatar } from '../storage/constants.ts';
import type { SiteStore } from '../storage/storage.ts';
import { userKey } from './session-name.ts';

const textOr = (other: string) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value || other),
  );
const text = textOr('');
const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** The person a token speaks for, by the names of the wire; a missing avatar is the local logo. */
export const sessionUser = z.object({
  tenant_id: text,
  user_id: text,
  user_name: text,
  account: text,
  nick_name: text,
  real_name: text,
  role_id: text,
  role_name: text,
  dept_id: text,
  /** The company that he acts for; empty while he acts for himself. */
  company_id: text,
  /** Login of a third party; what somebody without a local account registers with. */
  oauth_id: text,
  avatar: textOr(defaultAvatar),
  /** Until the password is changed the session can do nothing else. */
  must_change_password: flag,
  /** The same until he has set up the second factor that one of his roles asks for. */
  must_enrol_second_factor: flag,
});
export type SessionUser = z.output<typeof sessionUser>;

/** Who is signed in here, as far as this browser knows. */
export const readUser = (store: SiteStore): SessionUser | null => store.read(userKey, sessionUser);

/** Whether a third party knows this person and we do not: no user id, or a negative one. */
export const isGuest = ({ user_id: id }: Pick<SessionUser, 'user_id'>): boolean =>
  id === '' || id.startsWith('-');
