import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';
import type { InitialKind } from '@policy/shared/contract/tenants/opening.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Copying, InitialContent } from './copying.ts';
import { dictionaries } from './dictionaries.ts';
import { params } from './params.ts';
import { roles } from './roles.ts';
import { templates } from './templates.ts';
import { topMenus } from './top-menus.ts';

/** What of other areas a tenant begins with. */
export interface TenantParts {
  forms: InitialContent;
  processes: InitialContent;
  /** Gives a new tenant what the platform cannot do without there, whatever is copied. */
  needed: (there: Context) => Promise<void>;
}

/** What a new tenant may be given, by kind. */
export type Contents = Record<InitialKind, InitialContent> & Pick<TenantParts, 'needed'>;

/** All that a new tenant may be given from another one, by kind. */
export const contentsOf = ({ forms, processes, needed }: TenantParts): Contents => ({
  ...{ roles, dictionaries, params, templates, topMenus, forms, processes },
  needed,
});

/** How much of each kind a tenant has to copy. */
export async function countInitial(contents: Contents, from: Context) {
  const counted = [];
  for (const kind of initialKinds) counted.push({ kind, count: await contents[kind].count(from) });
  return counted;
}

/** Copies the chosen kinds, each whole, and answers how much of each was made. */
export async function copyInitial(contents: Contents, copying: Copying, chosen: readonly InitialKind[]) {
  const made = [];
  for (const kind of initialKinds)
    if (chosen.includes(kind)) made.push({ kind, count: await contents[kind].copy(copying) });
  return made;
}
