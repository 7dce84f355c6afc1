import { department } from '@policy/shared/contract/entities/people/department.ts';
import useSWR from 'swr';

import { useTree } from '../../../../kit/references/tree-nodes.ts';
import type { TreeNode } from '../../../../kit/references/tree-nodes.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { readChildren, textIn, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { examples } from './examples.ts';
import { PickField, TextField } from './fields.tsx';
import type { Option } from './fields.tsx';
import type { PartProps } from './panel-props.ts';
import { Rows } from './rows.tsx';

/** Who may take a step, and who has it from the start. */
export function CandidatesPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const people = usePeople();
  const { nodes } = useTree(`${department.path}/tree`);
  const departments = flat(nodes);
  const roles = offers.roles.map(({ key, name }) => ({ value: key, label: name }));
  const write = (rows: Said[]) => writeChildren({ editing, element }, 'Candidate', rows);
  return (
    <>
      <Rows<Said>
        label={t('candidates')}
        rows={readChildren(element, 'Candidate')}
        blank={{ role: offers.roles[0]?.key ?? '' }}
        onChange={write}
      >
        {(row, change) => (
          <>
            <PickField
              isOpen
              label={t('role')}
              value={textIn(row, 'role')}
              options={roles}
              onChange={(role) => change({ role })}
            />
            <PickField
              isOpen
              label={t('department')}
              hint={t('expressionHint', { example: examples.department })}
              value={textIn(row, 'department')}
              options={departments}
              onChange={(picked) => change({ department: picked })}
            />
            <PickField
              isOpen
              label={t('user')}
              value={textIn(row, 'user')}
              options={people}
              onChange={(user) => change({ user })}
            />
          </>
        )}
      </Rows>
      <TextField
        label={t('assignee')}
        hint={t('assigneeHint', { example: examples.person })}
        value={readVendor(element, 'assignee')}
        onChange={(value) => writeVendor({ editing, element }, 'assignee', value)}
      />
    </>
  );
}

const flat = (nodes: readonly TreeNode[]): Option[] =>
  nodes.flatMap(({ value, title, children = [] }) => [{ value, label: title }, ...flat(children)]);

/** The first two hundred colleagues by name. */
function usePeople(): Option[] {
  const { http } = useWorkplace();
  const { data } = useSWR(['designer', 'people'], () =>
    http.get<{ records: { id: string; realName: string }[] }>('blade-user/search/user', {
      ...{ current: 1, size: 200 },
    }),
  );
  return (data?.records ?? []).map(({ id, realName }) => ({ value: id, label: realName }));
}
