/** The portal's page of an item guide: one that needs no application has a page of another form. Apart from its entity, so that links load no schemas. */
export const guidePage = (isMsjx: number | undefined): string =>
  `/policyitemguide/policyitemguideDetail${isMsjx === 1 ? '-msjx' : ''}`;
