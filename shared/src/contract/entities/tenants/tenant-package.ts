import { defineEntity } from '../../kit/entity.ts';
import { longText, optional, references, text } from '../../kit/field.ts';

/** The menus and buttons that a tenant may hold at most. */
export const tenantPackage = defineEntity('tenantPackage', {
  path: 'blade-system/tenant-package',
  platform: true,
  fields: {
    packageName: text(50, { list: true, search: true }),
    menuId: references('menu'),
    remark: optional(longText(255, { list: true })),
  },
});
