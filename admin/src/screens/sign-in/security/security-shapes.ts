import type { SecurityKey } from '@policy/shared/contract/sign-in/security-policy.ts';

/** Since when something holds, and who said so. */
export interface Origin {
  since: string | null;
  byName: string | null;
}

/** A rule as it holds. */
export interface HeldRule extends Origin {
  key: SecurityKey;
  value: number;
  isOwn: 0 | 1;
}

/** Whether a role asks its people for a second factor. */
export interface AskingRole extends Origin {
  id: string;
  name: string;
  version: number;
  requireTotp: 0 | 1;
}

/** The security policy of a tenant. */
export interface SecurityPage {
  rules: HeldRule[];
  roles: AskingRole[];
}
