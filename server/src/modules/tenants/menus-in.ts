import { packageField } from '../../accounts/package-bound.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { readLinks } from '../../kit/table/links.ts';

/** The menus and buttons that a package holds. */
export const menusIn = async ({ db }: Pick<Context, 'db'>, packageId: string): Promise<readonly string[]> =>
  (await readLinks(db, [packageId])).get(packageId)?.[packageField] ?? [];
