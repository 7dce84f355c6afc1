import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';

import { ChildList } from '../../kit/screen/entity-screen.tsx';
import { ConditionInput, ConditionText } from './scopes/condition-input.tsx';
import { FieldsInput, FieldsText, EntityInput, EntityText } from './scopes/scope-inputs.tsx';
import { ScopeScreen } from './scopes/scope-screen.tsx';

/** Which rows roles reach and which fields they see, by the menu that shows them. */
export default function DataScopeScreen() {
  return (
    <ScopeScreen code="data_scope_setting">
      {(parent) => (
        <ChildList
          entity={dataScope}
          parent={parent}
          overrides={{
            scopeClass: {
              input: EntityInput,
              cell: ({ scopeClass }) => <EntityText permissionBase={scopeClass} />,
            },
            scopeValue: {
              input: ConditionInput,
              cell: ({ scopeClass, scopeValue }) => (
                <ConditionText permissionBase={scopeClass} condition={scopeValue} />
              ),
            },
            visibleFields: {
              input: FieldsInput,
              cell: ({ scopeClass, visibleFields }) => (
                <FieldsText permissionBase={scopeClass} fields={visibleFields} />
              ),
            },
          }}
        />
      )}
    </ScopeScreen>
  );
}
