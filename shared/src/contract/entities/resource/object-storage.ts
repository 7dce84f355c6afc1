import { defineEntity } from '../../kit/entity.ts';
import { choice, flag, longText, numericChoice, optional, text } from '../../kit/field.ts';
import { storageKinds, storagePresets } from '../../resource/storage-presets.ts';

const isElsewhere = { field: 'category', is: storageKinds.filter((kind) => kind !== 'local') };

/** Kinds whose address nobody knows but their owner. */
const ofTheirOwn = {
  field: 'category',
  is: storageKinds.filter((kind) => kind !== 'local' && !storagePresets[kind].endpointOf),
};

/** A place that files can be kept at; its secret key is sealed beside the fields, and one at a time takes new files. */
export const objectStorage = defineEntity('objectStorage', {
  path: 'blade-resource/oss',
  nameField: 'ossCode',
  unique: ['ossCode'],
  fields: {
    category: choice(storageKinds, { list: true, search: true }),
    ossCode: text(50, { list: true, search: true }),
    /** Address of the interface; empty where the provider's own for the region is meant. */
    endpoint: optional(text(300, { list: true, visibleWhen: isElsewhere, requiredWhen: ofTheirOwn })),
    region: optional(text(40, { visibleWhen: isElsewhere })),
    bucketName: optional(text(63, { list: true, visibleWhen: isElsewhere, requiredWhen: isElsewhere })),
    /** Address that readers' browsers reach the files at; without one, the server hands them out. */
    domain: optional(text(300, { list: true, visibleWhen: isElsewhere })),
    accessKey: optional(text(200, { search: true, visibleWhen: isElsewhere, requiredWhen: isElsewhere })),
    /** For `s3` only; the other providers' way is known. */
    isPathStyle: flag({ initial: 1, visibleWhen: { field: 'category', is: 's3' } }),
    /** Folder inside the bucket. */
    prefix: optional(text(100, { visibleWhen: isElsewhere })),
    remark: optional(longText(255, { list: true })),
    /** 1 takes new files; told by `enable` alone. */
    status: numericChoice([1, 0], { list: true, search: true, readOnly: true, initial: 0 }),
  },
});
