import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** Parameter of a public page's address: the token that shows its row before it is public, for ten minutes. */
export const previewParameter = 'preview';

/** Where the portal shows a form that is not published yet, by such a token. */
export const formPreviewPath = '/form-preview';
export const formPreviewEntity = 'formDesign';

/** Header by which a portal passes such a token on, with the row that its page is about, as a query string. */
export const previewHeader = 'portal-preview';

/** What the header says; the token is good for this row alone, and the server judges it. */
export const previewClaim = z.object({
  entity: z.string().max(60),
  id: z.uuid(),
  token: z.string().max(100),
});
export type PreviewClaim = z.output<typeof previewClaim>;

/** Answer of `POST <path>/preview`: where a row is seen as the public will see it, and until when. */
export const previewLink = named('PreviewLink', z.object({ address: z.string(), expiresAt: z.string() }));
export type PreviewLink = z.output<typeof previewLink>;
