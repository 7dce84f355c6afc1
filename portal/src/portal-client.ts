/** What the portal is registered as. A public client: the secret is a label, not a secret. */
export const portalClient = { id: 'portal', secret: 'portal_client' };
