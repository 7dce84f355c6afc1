import { defineEntity } from '../../kit/entity.ts';
import { choice, flag, longText, numericChoice, optional, text, textLike } from '../../kit/field.ts';
import { sourceAddress, sqlName } from '../../develop/names.ts';

/** An outside database that tables are read from, never written to; its password is kept sealed beside the fields. */
export const dataSource = defineEntity('dataSource', {
  path: 'blade-develop/datasource',
  platform: true,
  unique: ['name'],
  fields: {
    name: text(50, { list: true, search: true }),
    driverClass: choice(['postgresql', 'mysql'], { list: true, search: true }),
    /** `driver://host:port/database`, and nothing else that a driver could be talked into. */
    url: textLike(sourceAddress, 300, { list: true }),
    /** Where its tables stand, in PostgreSQL; `public` when empty. */
    schemaName: optional(textLike(sqlName, 63)),
    username: text(63, { list: true }),
    /** Speaks TLS, and believes a certificate that a known authority signed. */
    isEncrypted: flag({ list: true, initial: 0 }),
    /** 0 lets nobody connect. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
    remark: optional(longText(255, { list: true })),
  },
});
