import { describe, expect, it } from 'vitest';

import { actingIn, isSwitchMode, mustChoose } from './switch-mode.ts';

describe('acting in one department and role', () => {
  it('switch mode is off in the configuration', () => {
    expect(isSwitchMode).toBe(false);
  });

  it.each([
    [{ dept_id: 'd1', role_id: 'r1' }, false],
    [{ dept_id: 'd1,d2', role_id: 'r1' }, true],
    [{ dept_id: 'd1', role_id: 'r1,r2' }, true],
    [{ dept_id: '', role_id: 'r1' }, false],
  ])('of %j somebody has to choose: %j', (units, isAsked) => {
    expect(mustChoose(units)).toBe(isAsked);
  });

  it('calls say department and role once there is one of each', () => {
    expect(actingIn({ dept_id: 'd1', role_id: 'r1' })).toEqual({ deptId: 'd1', roleId: 'r1' });
    expect(actingIn({ dept_id: 'd1,d2', role_id: 'r1' })).toEqual({ deptId: '', roleId: '' });
    expect(actingIn({ dept_id: '', role_id: 'r1' })).toEqual({ deptId: '', roleId: '' });
    expect(actingIn(null)).toEqual({ deptId: '', roleId: '' });
  });
});
