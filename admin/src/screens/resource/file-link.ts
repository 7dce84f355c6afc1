import type { CallOptions, Http } from '@policy/shared/client/http.ts';
import type { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { siteHref } from '../../kit/page/base-path.ts';

/** What is known of a stored file where something is done with it. */
export type Stored = Pick<RowOf<typeof attachment>, 'id' | 'originalName' | 'extension' | 'attachSize'>;

/** A fresh link to a file, which its reader may hand on for ten minutes. */
export async function fileLinkOf(http: Http, attachId: string, options: CallOptions = {}): Promise<URL> {
  const { link } = await http.get<{ link: string }>(
    'blade-resource/oss/endpoint/put-file-attach',
    { attachId },
    options,
  );
  return new URL(siteHref(link), window.location.origin);
}
