import { textIn } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { PickField } from './fields.tsx';
import type { CaseProps } from './panel-props.ts';
import { useCaseWords } from './use-case-words.ts';

interface ReactionFieldsProps extends Pick<CaseProps, 'caseType'> {
  row: Said;
  change: (changes: Partial<Said>) => void;
}

/** What something brings to the business row: a status, and an effect of its area. */
export function ReactionFields({ row, change, caseType }: ReactionFieldsProps) {
  const t = useDesignerWords();
  const words = useCaseWords(caseType);
  return (
    <>
      <PickField
        isOpen={!caseType}
        label={t('status')}
        value={textIn(row, 'status')}
        options={words.statuses}
        onChange={(status) => change({ status })}
      />
      <PickField
        label={t('effect')}
        value={textIn(row, 'effect')}
        options={words.effects}
        onChange={(effect) => change({ effect })}
      />
    </>
  );
}
