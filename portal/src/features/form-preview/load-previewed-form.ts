import 'server-only';

import type { PreviewedForm } from '@policy/shared/contract/process-design/form-calls.ts';
import { cache } from 'react';

import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';

/** The form that a preview is about, by the token of the page's address; a page and its title ask for it once. */
export const loadPreviewedForm = cache(async (id: string): Promise<PreviewedForm | null> =>
  foundOrNull((await publicHttp()).get<PreviewedForm>('blade-workflow/design/form/previewed', { id })),
);
