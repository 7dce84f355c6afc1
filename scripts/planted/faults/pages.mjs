import { page } from '../found-by.mjs';

/** Pages of the portal. */
export const pageFaults = [
  {
    id: 'error-of-field',
    breaks: 'a field does not name its hint and its error to a screen reader',
    file: 'portal/src/components/forms/field.tsx',
    find: "return { id, 'aria-describedby': describedBy || undefined,",
    replace: "return { id, 'aria-describedby': describedBy && undefined,",
    foundBy: [page('portal/src/components/forms/forms.test.tsx')],
  },
  {
    id: 'dialog-name',
    breaks: 'a dialog has no name for those who do not see it',
    file: 'portal/src/components/dialog/dialog.tsx',
    find: '<DialogTitle className="text-xl">{title}</DialogTitle>',
    replace: '<h2 className="text-xl">{title}</h2>',
    foundBy: [page('portal/src/components/dialog/dialog.test.tsx')],
  },
];
