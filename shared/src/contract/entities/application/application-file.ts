import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, reference, text } from '../../kit/field.ts';
import { applicationFilePath } from '../../application/paths.ts';

/** A file handed in for one material of an application, with the officer's mark on it. */
export const applicationFile = defineEntity('applicationFile', {
  path: applicationFilePath,
  nameField: 'name',
  order: [{ field: 'createTime' }],
  ownRows: true,
  scope: { company: 'companyId', user: 'userId', department: 'agencyId' },
  fields: {
    applicationId: reference('application', { search: true }),
    materialId: reference('itemGuideMaterial', { as: 'materialName', search: true }),
    attachId: reference('attachment', { indexed: true }),
    userId: reference('user', { readOnly: true }),
    companyId: optional(reference('company', { readOnly: true })),
    agencyId: reference('department', { readOnly: true }),
    name: text(200, { personal: { purpose: 'apply', term: 'case' }, list: true }),
    ext: text(10, { list: true }),
    sizeBytes: integer(1, 30_000_000, { list: true }),
    mark: optional(choice(['passed', 'supplement'], { list: true })),
    markComment: optional(longText(500)),
  },
});
