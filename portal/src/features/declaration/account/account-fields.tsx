import { useTranslations } from 'next-intl';

import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { TextInput } from '../../../components/forms/text-input.tsx';
import type { Answers } from '../../../components/schema-form/answers.ts';
import { accountFields, type AccountField } from './account-problems.ts';

interface AccountFieldsProps {
  values: Answers;
  masked: string | null;
  isOpen: boolean;
  problems: FieldProblem[];
  onChange: (field: AccountField, value: string) => void;
  onBlur: () => void;
}

const largest: Record<AccountField, number> = { accountName: 100, bankName: 100, bankAccount: 40 };

/** Owner, bank and number of the account. */
export function AccountFields({ values, masked, isOpen, problems, onChange, onBlur }: AccountFieldsProps) {
  const t = useTranslations('declaration.account');
  const hintOf = (field: AccountField) =>
    field === 'bankAccount' && masked ? t('keptNumber', { masked }) : t(`${field}Hint`);
  return (
    <div className="space-y-6">
      {accountFields.map((field) => {
        const value = values[field];
        return (
          <TextInput
            key={field}
            id={field}
            name={field}
            label={t(field)}
            hint={hintOf(field)}
            error={problems.find(({ fieldId }) => fieldId === field)?.text ?? ''}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(field, target.value)}
            onBlur={onBlur}
            readOnly={!isOpen}
            maxLength={largest[field]}
            inputMode={field === 'bankAccount' ? 'numeric' : undefined}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
