import { switchMode } from '@policy/shared/auth/storage/constants.ts';
import type { SessionUser } from '@policy/shared/auth/session/session-user.ts';

/** Off in the configuration; an installation that wants it builds with the variable set. */
export const isSwitchMode = switchMode || import.meta.env['VITE_SWITCH_MODE'] === '1';

type Units = Pick<SessionUser, 'dept_id' | 'role_id'>;

/** Whether somebody has several departments or roles, and has yet to say in which of them he acts. */
export const mustChoose = ({ dept_id: dept, role_id: role }: Units): boolean =>
  dept.includes(',') || role.includes(',');

/** The department and role that somebody acts in; both empty as long as he has not one of each. */
export const actingIn = (user: Units | null): { deptId: string; roleId: string } => {
  const isOne = user !== null && !mustChoose(user) && user.dept_id !== '' && user.role_id !== '';
  return isOne ? { deptId: user.dept_id, roleId: user.role_id } : { deptId: '', roleId: '' };
};
