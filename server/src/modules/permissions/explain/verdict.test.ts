import { describe, expect, test } from 'vitest';

import { verdictOf } from './verdict.ts';
import type { Bound, HeldRole } from './verdict.ts';

const button: Bound = { id: 'b', isOn: true, isInPackage: true, isReserved: false };
const role = (over: Partial<HeldRole> = {}): HeldRole => ({
  ...{ roleName: '编辑', roleAlias: 'editor', isOn: true, menuIds: new Set(['b']) },
  ...over,
});
const by = (...roles: HeldRole[]) => ({ isOn: true, roles });

describe('whether somebody may', () => {
  test('is settled by each role that holds the button', () => {
    const roles = [role(), role({ roleName: '审核' }), role({ roleName: '别的', menuIds: new Set() })];
    expect(verdictOf(by(...roles), button)).toEqual({
      ...{ granted: true, because: 'role', roles: ['编辑', '审核'] },
    });
  });

  test('needs no grant for the platform’s administrator, not even for what is reserved', () => {
    const roles = [role({ roleName: '平台', roleAlias: 'administrator', menuIds: new Set() })];
    expect(verdictOf(by(...roles), { ...button, isReserved: true, isInPackage: false })).toEqual({
      ...{ granted: true, because: 'administrator', roles: ['平台'] },
    });
  });

  test.each([
    { because: 'personOff', person: { isOn: false, roles: [role()] }, bound: button, roles: [] },
    { because: 'reserved', person: by(role()), bound: { ...button, isReserved: true }, roles: ['编辑'] },
    { because: 'menuOff', person: by(role()), bound: { ...button, isOn: false }, roles: ['编辑'] },
    {
      because: 'beyondPackage',
      person: by(role()),
      bound: { ...button, isInPackage: false },
      roles: ['编辑'],
    },
    { because: 'roleOff', person: by(role({ isOn: false })), bound: button, roles: ['编辑'] },
    { because: 'noRole', person: by(), bound: button, roles: [] },
    {
      ...{ because: 'noRole', bound: button, roles: [] },
      person: by(role({ roleAlias: 'administrator', isOn: false, menuIds: new Set() })),
    },
    { because: 'notGranted', person: by(role({ menuIds: new Set(['a']) })), bound: button, roles: [] },
  ])('is denied because of $because', ({ because, person, bound, roles }) => {
    expect(verdictOf(person, bound)).toEqual({ granted: false, because, roles });
  });
});
