import { useMemo } from 'react';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type {
  FormContent,
  FormDraftView,
  FormUser,
  FormVersionDetail,
  FormVersionRow,
  PublishedForm,
} from '@policy/shared/contract/process-design/form-calls.ts';
import type { PreviewLink } from '@policy/shared/contract/portal/preview.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

const at = (verb: string) => `${formDesign.path}/${verb}`;

/** The calls of forms beyond those of every entity, for the person at work. */
export function useFormCalls() {
  const { http } = useWorkplace();
  return useMemo(
    () => ({
      design: (id: string) => http.get<FormDraftView>(at('design'), { id }),
      preview: (id: string) => http.post<PreviewLink>(at('preview'), { id }),
      usedBy: (id: string) => http.get<FormUser[]>(at('usedBy'), { id }),
      save: (sent: FormContent & { id: string; rev: number }, idempotencyKey: string) =>
        http.post<{ rev: number }>(at('saveDesign'), sent, { idempotencyKey }),
      publish: (sent: { id: string; rev: number; note: string; isMain: boolean }, idempotencyKey: string) =>
        http.post<PublishedForm>(at('publish'), sent, { idempotencyKey }),
      importDesign: (
        sent: FormContent & { formKey: string; name: string; nameEn?: string | null | undefined },
      ) => http.post<{ id: string }>(at('importDesign'), sent),
      changeCategory: (ids: readonly string[], categoryId: string | null) =>
        http.post<null>(at('changeCategory'), { ids: ids.join(), categoryId }),
      versions: (formId: string, query: Record<string, unknown>) =>
        http.get<Page<FormVersionRow>>(at('history/list'), { ...query, formId }),
      version: (id: string) => http.get<FormVersionDetail>(at('history/detail'), { id }),
      setMain: (id: string) => http.post<null>(at('history/setMainVersion'), { id }),
      restore: (id: string) => http.post<{ rev: number }>(at('history/restore'), { id }),
    }),
    [http],
  );
}
