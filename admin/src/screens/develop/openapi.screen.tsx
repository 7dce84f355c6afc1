import { Card, Skeleton } from 'antd';
import useSWR from 'swr';

import { NotRead } from '../../kit/page/not-read.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import type { ApiDocument } from '@policy/shared/contract/api-document.ts';
import { DocumentView } from './openapi/document-view.tsx';

/** Every call of the server, as its OpenAPI document describes it in the reader's language. */
export default function OpenapiScreen() {
  const { http, locale } = useWorkplace();
  const { data, error } = useSWR<ApiDocument, Error>(
    ['openapi', locale],
    () => http.getFlat<ApiDocument>('openapi.json'),
    // It changes with the server's version only.
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const missing = error ? <NotRead /> : <Skeleton active />;
  return <Card>{data ? <DocumentView document={data} /> : missing}</Card>;
}
