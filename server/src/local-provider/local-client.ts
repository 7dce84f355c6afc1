/** How this server is registered with the provider that comes with the box; it vouches for made-up people only, so that its secret is none. */
export const localClient = {
  id: 'policy-platform',
  secret: 'secret-of-the-simulated-provider-of-the-box',
  scope: 'openid profile phone company',
};
