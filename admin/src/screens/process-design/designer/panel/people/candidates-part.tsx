import { readVendor, writeVendor } from '../../model/vendor.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { examples } from '../examples.ts';
import { TextField } from '../fields.tsx';
import { ImportedPart } from './imported-part.tsx';
import type { PartProps } from '../panel-props.ts';
import { PeopleRows } from './people-rows.tsx';
import { PeopleRulesPart } from './people-rules-part.tsx';

/** Who may take a step, who has it from the start, and what happens where that is nobody or somebody who has decided before. */
export function CandidatesPart(props: PartProps) {
  const t = useDesignerWords();
  const { element, editing } = props;
  return (
    <>
      <ImportedPart {...{ element, editing }} />
      <PeopleRows {...props} label={t('candidates')} type="Candidate" />
      <TextField
        label={t('assignee')}
        hint={t('assigneeHint', { example: examples.person })}
        value={readVendor(element, 'assignee')}
        onChange={(value) => writeVendor({ editing, element }, 'assignee', value)}
      />
      <PeopleRulesPart {...{ element, editing }} />
    </>
  );
}
