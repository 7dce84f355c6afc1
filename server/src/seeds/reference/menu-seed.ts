import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Verb } from './verbs.ts';

/** What a menu's buttons act on, and the buttons it has for it. */
export interface MenuButtons {
  entity: Entity;
  verbs: readonly Verb[];
}

/** A menu, the menus below it, and the entities whose buttons hang on it. */
export interface MenuSeed {
  code: string;
  name: string;
  nameEn: string;
  path: string;
  icon: string;
  children?: readonly MenuSeed[];
  buttons?: readonly MenuButtons[];
  /** Not for tenants: what it keeps belongs to all of them. */
  isPlatform?: true;
}

/** The menu of a screen with the four buttons of its entity. */
export const screen = (
  entity: Entity,
  path: string,
  [name, nameEn, icon]: [string, string, string],
): MenuSeed => ({
  ...{ code: entity.permissionBase, name, nameEn, path, icon },
  buttons: [{ entity, verbs: ['add', 'edit', 'delete', 'view'] }],
});

const lifeCycle = [
  'add',
  'edit',
  'delete',
  'view',
  'toReview',
  'publish',
  'refuse',
  'offline',
  'archive',
] as const;

/** The buttons of what is written, reviewed, published, taken offline and archived. */
export const publish = (entity: Entity): MenuButtons => ({ entity, verbs: lifeCycle });

/** The menu of a screen of content, with the buttons of its life. */
export const contentScreen = (entity: Entity, path: string, names: [string, string, string]): MenuSeed => ({
  ...screen(entity, path, names),
  buttons: [publish(entity)],
});

/** A button that is no verb of an entity's own calls, on the menu of a code. `action` is where it stands: 1 above a list, 2 in its rows, 3 in both. */
export const button = (menu: string, code: string, [name, nameEn, action]: [string, string, 1 | 2 | 3]) => ({
  menu,
  code,
  name,
  nameEn,
  action,
});
