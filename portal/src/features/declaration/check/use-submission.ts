import { ApiError } from '@policy/shared/client/api-error.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import type { RealName } from '../../../components/real-name/use-level-step.ts';
import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { http } from '../../../lib/browser/browser-session.ts';
import { placeOf } from './place-of.ts';

interface Submission {
  id: string;
  version: number;
  isCorrection: boolean;
  path: string;
  realName: RealName;
}

/** Hands an application in, or a corrected one back, once however often the button is pressed. */
export function useSubmission({ id, version, isCorrection, path, realName }: Submission) {
  const t = useTranslations('declaration.sign');
  const locale = useLocale();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refusedBy, setRefusedBy] = useState(0);
  const local = (href: string) => localHref(locale, href);
  const refused = (error: ApiError) => {
    setBusy(false);
    setRefusedBy(error.code);
    if (error.code === 401 || error.code === 409) return;
    const places = error.errors.map(({ field, message }) => placeOf(field, message, local(path)));
    setProblems(places.length > 0 ? places : [{ fieldId: 'agreed', text: error.msg, href: '#sign' }]);
  };
  const submit = async (comment: string) => {
    setBusy(true);
    setProblems([]);
    try {
      // The same version handed in again is the same command, also from another tab.
      const idempotencyKey = `${id}:${version}`;
      if (isCorrection)
        await http.post(`${applicationPath}/resubmit`, { id, version, comment }, { idempotencyKey });
      else await http.post(`${applicationPath}/declare`, { id, version, agreed: true }, { idempotencyKey });
      window.location.assign(local(`${path}?step=done`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (realName.isRefusal(error, () => void submit(comment))) setBusy(false);
      else refused(error);
    }
  };
  const press = (hasAgreed: boolean, comment: string) => {
    if (hasAgreed) realName.before(() => void submit(comment));
    else setProblems([{ fieldId: 'agreed', text: t('needed') }]);
  };
  return { problems, isBusy, isSignedOut: refusedBy === 401, isStale: refusedBy === 409, press };
}
