import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, optional, text } from '../../kit/field.ts';

/** A stored file; only those who may read what it is attached to get a link. */
export const attachment = defineEntity('attachment', {
  path: 'blade-resource/attach',
  nameField: 'originalName',
  fields: {
    name: text(120, { readOnly: true }),
    originalName: text(200, { list: true, search: true, readOnly: true }),
    extension: text(10, { list: true, readOnly: true }),
    contentType: text(100, { readOnly: true }),
    attachSize: integer(0, 2_000_000_000, { list: true, readOnly: true }),
    sha256: text(64, { readOnly: true }),
    purpose: choice(['applicationMaterial', 'content', 'avatar', 'comment'], {
      list: true,
      search: true,
      readOnly: true,
    }),
    scanStatus: choice(['ready', 'infected'], { list: true, readOnly: true, initial: 'ready' }),
    domain: optional(text(200, { readOnly: true })),
  },
});
