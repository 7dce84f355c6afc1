import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Notice } from '../../../components/feedback/notice.tsx';
import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { loadAccount, saveAccount } from '../draft-calls.ts';
import type { Stored } from '../../../components/draft/draft-keeper.ts';
import { StepActions } from '../step-actions.tsx';
import { DraftTop } from '../../../components/draft/draft-top.tsx';
import { useDraft } from '../../../components/draft/use-draft.ts';
import { useProblemTitle } from '../../../components/draft/use-problem-title.ts';
import { RealNameStep } from '../../../components/real-name/real-name-step.tsx';
import { useRealName } from '../../../components/real-name/use-real-name.ts';
import { AccountFields } from '../../../components/receiving-account/account-fields.tsx';
import {
  accountFields,
  accountProblems,
  type KnownAccount,
} from '../../../components/receiving-account/account-problems.ts';

interface AccountStepProps {
  id: string;
  initial: Stored;
  known: KnownAccount;
  isOpen: boolean;
  path: string;
  locale: 'zh' | 'en';
}

/** The receiving account: saves itself like the form; the number is sent once it is one. */
export function AccountStep({ id, initial, known, isOpen, path, locale }: AccountStepProps) {
  const t = useTranslations('declaration');
  const told = useTranslations('receivingAccount');
  const { draft, keeper } = useDraft({
    ...{ name: () => `${id}-account`, initial },
    ...{ save: saveAccount(id), load: loadAccount(id) },
  });
  const realName = useRealName('money');
  const [summary, setSummary] = useState<FieldProblem[]>([]);
  const wrong = isOpen ? accountProblems(draft.values, known) : [];
  const problems = wrong.map(({ field, kind }) => ({
    fieldId: field,
    text: told(kind, { field: told(field) }),
  }));
  // Problems are shown only after the reader has tried to go on.
  const shown = summary.length > 0 ? problems : [];
  useProblemTitle(summary.length > 0);
  const go = (step: string) => window.location.assign(localHref(locale, `${path}${step}`));
  const leave = async (step: string) => {
    if (await keeper.flush()) go(step);
  };
  const next = () => {
    setSummary(problems);
    if (problems.length === 0) void leave('?step=check');
    else void keeper.flush();
  };
  return (
    <div className="script-only max-w-reading">
      <DraftTop
        {...{ draft, keeper, summary }}
        path={`${path}?step=account`}
        nameOf={(name) => told(accountFields.find((field) => field === name) ?? 'accountName')}
        textOf={(_, value) => (typeof value === 'string' ? value : '')}
      />
      <div className="mb-6">
        <Notice>{isOpen ? t('account.consent') : t('account.closed')}</Notice>
      </div>
      {isOpen ? (
        <div className="mb-6 empty:hidden">
          <RealNameStep
            realName={realName}
            path={`${path}?step=account`}
            onLeave={() => keeper.leaveToSignIn()}
          />
        </div>
      ) : null}
      <AccountFields
        values={draft.values}
        known={known}
        isOpen={isOpen}
        problems={shown}
        onChange={(values) => keeper.edit(values)}
        onBlur={() => keeper.nudge()}
      />
      <StepActions draft={draft} onNext={next} onLater={() => void leave('')} />
    </div>
  );
}
