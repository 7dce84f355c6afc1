import type { VerdictReason } from '@policy/shared/contract/permissions/permission-verdict.ts';

/** A role of a person, with what it holds. */
export interface HeldRole {
  roleName: string;
  roleAlias: string;
  isOn: boolean;
  menuIds: ReadonlySet<string>;
}

/** A menu or button, and what bounds it in the tenant. */
export interface Bound {
  id: string;
  isOn: boolean;
  /** Whether the tenant's package holds it. */
  isInPackage: boolean;
  /** Whether it belongs to what the platform's administrator alone handles. */
  isReserved: boolean;
}

/** Whether a code may be used, why, and which roles say so. */
export interface Verdict {
  granted: boolean;
  because: VerdictReason;
  roles: readonly string[];
}

const denied = (because: VerdictReason, roles: readonly HeldRole[] = []): Verdict => ({
  granted: false,
  because,
  roles: namesOf(roles),
});
const granted = (because: VerdictReason, roles: readonly HeldRole[]): Verdict => ({
  granted: true,
  because,
  roles: namesOf(roles),
});
const namesOf = (roles: readonly HeldRole[]) => roles.map(({ roleName }) => roleName);

/** What a person may do with a menu or button: the first rule that settles it, and the roles behind it. */
export function verdictOf(person: { isOn: boolean; roles: readonly HeldRole[] }, bound: Bound): Verdict {
  if (!person.isOn) return denied('personOff');
  const live = person.roles.filter(({ isOn }) => isOn);
  const administrators = live.filter(({ roleAlias }) => roleAlias === 'administrator');
  if (administrators.length > 0) return granted('administrator', administrators);
  const holding = person.roles.filter(({ menuIds }) => menuIds.has(bound.id));
  const giving = holding.filter(({ isOn }) => isOn);
  const obstacle = obstacleOf(bound);
  if (obstacle) return denied(obstacle, giving);
  if (giving.length > 0) return granted('role', giving);
  if (holding.length > 0) return denied('roleOff', holding);
  return denied(live.length === 0 ? 'noRole' : 'notGranted');
}

/** What keeps a menu or button from everybody in the tenant, whatever a role holds. */
export function obstacleOf({ isReserved, isOn, isInPackage }: Omit<Bound, 'id'>): VerdictReason | null {
  if (isReserved) return 'reserved';
  if (!isOn) return 'menuOff';
  return isInPackage ? null : 'beyondPackage';
}
