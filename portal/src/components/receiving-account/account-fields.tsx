import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Checkbox } from '../forms/choices.tsx';
import type { FieldProblem } from '../forms/error-summary.tsx';
import { Textarea, TextInput } from '../forms/text-input.tsx';
import { usePurpose } from '../forms/use-purpose.tsx';
import { isOthers, textIn } from './account-problems.ts';
import type { AccountField, AccountValues, KnownAccount } from './account-problems.ts';
import { ProofFile } from './proof-file.tsx';

interface AccountFieldsProps {
  values: AccountValues;
  known: KnownAccount;
  isOpen: boolean;
  problems: FieldProblem[];
  onChange: (values: AccountValues) => void;
  onBlur?: () => void;
}

type TextField = Exclude<AccountField, 'accountProofId'>;

const largest: Record<TextField, number> = {
  accountName: 100,
  accountReason: 500,
  bankName: 100,
  bankAccount: 40,
};

/** Owner, bank and number of the account; the owner is the applicant unless a reason and a proof are given. */
export function AccountFields({ values, known, isOpen, problems, onChange, onBlur }: AccountFieldsProps) {
  const t = useTranslations('receivingAccount');
  const purposeOf = usePurpose();
  const [isOther, setOther] = useState(() => isOthers(values, known));
  const own = { accountName: known.applicant, accountReason: undefined, accountProofId: undefined };
  const field = (name: TextField, hint?: string) => ({
    ...{
      id: name,
      name,
      label: t(name),
      hint: purposeOf(name, hint),
      readOnly: !isOpen,
      onBlur,
      autoComplete: 'off',
    },
    error: problems.find(({ fieldId }) => fieldId === name)?.text ?? '',
    value: textIn(values[name]),
    maxLength: largest[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...values, [name]: target.value || undefined }),
  });
  const choose = (chosen: boolean) => {
    setOther(chosen);
    onChange({ ...values, ...own, ...(chosen && { accountName: undefined }) });
  };
  const number = known.masked ? t('keptNumber', { masked: known.masked }) : t('bankAccountHint');
  return (
    <div className="space-y-6">
      <TextInput
        {...field('accountName', t(isOther ? 'otherNameHint' : 'ownNameHint'))}
        readOnly={!isOpen || !isOther}
      />
      {isOpen ? (
        <Checkbox
          id="otherHolder"
          name="otherHolder"
          label={t('other')}
          hint={t('otherHint')}
          checked={isOther}
          onChange={({ target }) => choose(target.checked)}
        />
      ) : null}
      {isOther ? (
        <>
          <Textarea {...field('accountReason', t('accountReasonHint'))} rows={3} />
          <ProofFile
            name={textIn(values.accountProofName)}
            isOpen={isOpen}
            error={problems.find(({ fieldId }) => fieldId === 'accountProofId')?.text ?? ''}
            onStored={(proof) => onChange({ ...values, ...proof })}
          />
        </>
      ) : null}
      <TextInput {...field('bankName', t('bankNameHint'))} />
      <TextInput {...field('bankAccount', number)} inputMode="numeric" />
    </div>
  );
}
