'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';

import { ScriptButton } from '../../components/actions/script-button.tsx';
import { ErrorSummary, type FieldProblem } from '../../components/forms/error-summary.tsx';
import { AccountFields } from '../../components/receiving-account/account-fields.tsx';
import {
  accountNumber,
  accountProblems,
  type AccountValues,
} from '../../components/receiving-account/account-problems.ts';
import { RealNameStep } from '../../components/real-name/real-name-step.tsx';
import { useRealName } from '../../components/real-name/use-real-name.ts';
import { casePath } from '../../lib/addresses/route-params.ts';
import { http } from '../../lib/browser/browser-session.ts';

interface AccountCorrectionProps {
  application: Pick<CaseView['application'], 'id' | 'companyName' | 'accountName' | 'bankName'>;
}

/** Another account after a payment came back; the page is shown anew once it is taken. */
export function AccountCorrection({ application }: AccountCorrectionProps) {
  const t = useTranslations('processDetail.correction');
  const told = useTranslations('receivingAccount');
  const { id, companyName, bankName } = application;
  const [values, setValues] = useState<AccountValues>({ accountName: companyName, bankName });
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const realName = useRealName('money');
  // The number that came back is wrong: another one is needed.
  const known = { applicant: companyName, masked: null };
  const send = async () => {
    const wrong = accountProblems(values, known);
    setProblems(
      wrong.map(({ field, kind }) => ({ fieldId: field, text: told(kind, { field: told(field) }) })),
    );
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      const { accountProofName: _, ...account } = values;
      const bankAccount = accountNumber(values.bankAccount);
      await http.post(`${applicationPath}/correctAccount`, { id, ...account, bankAccount });
      window.location.reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (realName.isRefusal(error, () => void send())) return;
      setProblems([{ fieldId: 'accountName', text: error.msg }]);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) realName.before(() => void send());
  };
  return (
    <section id="account" tabIndex={-1} className="rounded-lg border-2 border-grain-700 p-5 md:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('text')}</p>
      <ErrorSummary title={t('problems')} problems={problems} />
      <div className="mb-5 empty:hidden">
        <RealNameStep realName={realName} path={`${casePath(id)}#account`} />
      </div>
      <form onSubmit={submit} noValidate method="post" className="script-only space-y-5">
        <AccountFields isOpen values={values} known={known} problems={problems} onChange={setValues} />
        <ScriptButton type="submit" busy={isBusy}>
          {isBusy ? t('busy') : t('submit')}
        </ScriptButton>
      </form>
    </section>
  );
}
