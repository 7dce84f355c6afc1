import { readChildren, writeChildren } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { useDepartments } from './departments.ts';
import type { PartProps } from '../panel-props.ts';
import { Rows } from '../rows.tsx';

interface PeopleRowsProps extends PartProps {
  label: string;
  /** The children of the element that name them. */
  type: 'Candidate' | 'CopyTo' | 'NoticeTo';
}

/** People whom an element names, in one way or several. */
export function PeopleRows({ element, editing, offers, label, type }: PeopleRowsProps) {
  const departments = useDepartments();
  return (
    <Rows<Said>
      label={label}
      rows={readChildren(element, type)}
      // Nobody is named until somebody chooses: the first of all roles is the most powerful one.
      blank={{}}
      onChange={(next) => writeChildren({ editing, element }, type, next)}
    >
      {(row, _, replace) => (
        <CandidateFields
          {...{ element, offers, row, departments }}
          hasDuties={type === 'Candidate'}
          onChange={replace}
        />
      )}
    </Rows>
  );
}
