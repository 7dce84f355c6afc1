import type { OfferedProvider } from '@policy/shared/contract/sign-in/sign-on.ts';

/** A login elsewhere that signs the reader in here. */
export interface BoundLogin {
  id: string;
  name: string;
  nickName: string;
  isUsable: boolean;
}

/** A key that one of his devices holds. */
export interface Passkey {
  id: string;
  label: string;
  rpId: string;
  isSynced: boolean;
  createTime: string;
  lastUsedAt: string | null;
}

/** The ways in which a reader signs in, and whom else he can tie a login of. */
export interface SignInWays {
  hasPassword: 0 | 1;
  logins: readonly BoundLogin[];
  passkeys: readonly Passkey[];
  providers: readonly OfferedProvider[];
}
