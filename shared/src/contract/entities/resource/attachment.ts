import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, optional, reference, text } from '../../kit/field.ts';
import { materialTypes } from '../content/item-guide-material.ts';

/** A stored file; only those who may read what it is attached to get a link. */
export const attachment = defineEntity('attachment', {
  path: 'blade-resource/attach',
  nameField: 'originalName',
  fields: {
    originalName: text(200, { personal: { purpose: 'apply', term: 'case' }, list: true, search: true }),
    /** Made by the server: nobody looks for it. */
    name: text(120, { list: true, hiddenByDefault: true, readOnly: true }),
    extension: choice(materialTypes, { list: true, search: true, readOnly: true }),
    contentType: text(100, { readOnly: true }),
    /** In bytes. */
    attachSize: integer(0, 2_000_000_000, { list: true, sort: true, readOnly: true }),
    sha256: text(64, { readOnly: true }),
    purpose: choice(['applicationMaterial', 'content', 'avatar', 'comment', 'formAnswer'], {
      list: true,
      search: true,
      readOnly: true,
    }),
    scanStatus: choice(['ready', 'infected'], { readOnly: true, initial: 'ready' }),
    domain: optional(text(300, { list: true, hiddenByDefault: true, readOnly: true })),
    /** Where its body lies; none is the installation's own disk. */
    ossId: optional(reference('objectStorage', { as: 'ossCode', list: true, search: true, readOnly: true })),
    uploaderId: optional(reference('user', { as: 'uploaderName', list: true, search: true, readOnly: true })),
    /** For which it was uploaded as an answer to a form; none where its uploader answered for himself. */
    companyId: optional(reference('company', { readOnly: true })),
  },
});
