import { readChildren, readOnly, textIn, writeChildren, writeOnly } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { useDepartments } from './people/departments.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import { MainFormField } from './fields-part.tsx';
import type { PartProps } from './panel-props.ts';
import { PeopleField } from './people/person-field.tsx';
import { Rows } from './rows.tsx';

/** The form that a process begins with, who may fill it in, and the variable that remembers who did. */
export function StartPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  const departments = useDepartments();
  const roles = offers.roles.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      <MainFormField {...{ element, editing }} />
      <TextField
        label={t('initiator')}
        value={readVendor(element, 'initiator')}
        onChange={(value) => writeVendor({ editing, element }, 'initiator', value)}
      />
      <FlagField
        label={t('startCopies')}
        value={readOnly(element, 'Handling', 'without') !== 'copy'}
        onChange={(isLet) =>
          writeOnly(editing, element, { type: 'Handling', name: 'without', value: isLet ? '' : 'copy' })
        }
      />
      <Rows<Said>
        label={t('starters')}
        rows={readChildren(element, 'Candidate')}
        blank={{}}
        onChange={(rows) => writeChildren({ editing, element }, 'Candidate', rows)}
      >
        {(row, change) => (
          <>
            <PickField
              label={t('role')}
              value={textIn(row, 'role')}
              options={roles}
              onChange={(role) => change({ role })}
            />
            <PickField
              label={t('department')}
              value={textIn(row, 'department')}
              options={departments}
              onChange={(picked) => change({ department: picked })}
            />
            <PeopleField
              isSingle
              label={t('user')}
              value={textIn(row, 'user')}
              onChange={(user) => change({ user })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
