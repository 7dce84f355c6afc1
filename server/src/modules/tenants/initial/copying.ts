import type { Context } from '../../../kit/runtime/context.ts';

/** From where to where something is copied; both act as the system itself, each in its own tenant. */
export interface Copying {
  from: Context;
  to: Context;
  /** The role of the new tenant's administrators, who take the place of those of the other. */
  adminRoleId: string;
  /** The menus and buttons that the new tenant may hold. */
  menuIds: readonly string[];
}

/** One kind of what a tenant begins with: how much of it there is to copy, and the copying, which answers how much it made. */
export interface InitialContent {
  count: (from: Context) => Promise<number>;
  copy: (copying: Copying) => Promise<number>;
}
