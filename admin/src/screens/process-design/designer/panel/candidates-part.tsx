import { department } from '@policy/shared/contract/entities/people/department.ts';

import { useTree } from '../../../../kit/references/tree-nodes.ts';
import type { TreeNode } from '../../../../kit/references/tree-nodes.ts';
import { readChildren, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { examples } from './examples.ts';
import { TextField } from './fields.tsx';
import type { Option } from './fields.tsx';
import type { PartProps } from './panel-props.ts';
import { PeopleRulesPart } from './people-rules-part.tsx';
import { Rows } from './rows.tsx';

/** Who may take a step, who has it from the start, and what happens where that is nobody or somebody who has decided before. */
export function CandidatesPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const departments = useDepartments();
  const rows = readChildren(element, 'Candidate');
  const write = (next: readonly Said[]) => writeChildren({ editing, element }, 'Candidate', next);
  return (
    <>
      <Rows<Said>
        label={t('candidates')}
        rows={rows}
        blank={{ role: offers.roles[0]?.key ?? '' }}
        onChange={write}
      >
        {(row, _, replace) => (
          <CandidateFields {...{ element, offers, row, departments }} onChange={replace} />
        )}
      </Rows>
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

/** The departments of the tenant, those below after the one above them. */
export function useDepartments(): Option[] {
  const { nodes } = useTree(`${department.path}/tree`);
  return flat(nodes);
}

const flat = (nodes: readonly TreeNode[]): Option[] =>
  nodes.flatMap(({ value, title, children = [] }) => [{ value, label: title }, ...flat(children)]);
