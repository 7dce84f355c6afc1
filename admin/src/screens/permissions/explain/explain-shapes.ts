import type { VerdictReason } from '@policy/shared/contract/permissions/permission-verdict.ts';

/** A menu or button that somebody may be granted. */
export interface Code {
  id: string;
  parentId: string;
  code: string;
  name: string;
  category: number;
}

/** Whether a person may use a code, and why. */
export interface Verdict {
  code: string;
  granted: 0 | 1;
  because: VerdictReason;
  roles: string[];
  scopes: string[];
}

/** What a person may do. */
export interface PersonExplained {
  userId: string;
  account: string;
  realName: string;
  status: number;
  roles: { id: string; roleName: string; status: number }[];
  packageName: string | null;
  verdicts: Verdict[];
}

/** Somebody who may use a code. */
export interface Holder {
  id: string;
  account: string;
  realName: string;
  because: VerdictReason;
  roles: string[];
}
