/** Texts of the page on which a tenant's portal is set up. */
export const portalSettings = {
  open: 'Open the portal',
  noPortal: 'No address leads to the portal of this tenant yet.',
  name: 'Name',
  nameEn: 'Name in English',
  url: 'Address',
  numbered: '{label} {place}',
  add: 'Add a link',
  remove: 'Remove {name}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  shown: 'Show {name}',
  always: 'The home page is always shown.',
  features: 'Features of the portal',
  on: 'On',
  off: 'Off',
};
