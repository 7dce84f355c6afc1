import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';

import { ChildList } from '../../kit/screen/entity-screen.tsx';
import { ConditionInput, ConditionText } from './scopes/condition-input.tsx';
import { FieldsInput, FieldsText, ThingInput, ThingText } from './scopes/scope-inputs.tsx';
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
            scopeClass: { input: ThingInput, cell: ({ scopeClass }) => <ThingText thing={scopeClass} /> },
            scopeValue: {
              input: ConditionInput,
              cell: ({ scopeClass, scopeValue }) => (
                <ConditionText thing={scopeClass} condition={scopeValue} />
              ),
            },
            visibleFields: {
              input: FieldsInput,
              cell: ({ scopeClass, visibleFields }) => (
                <FieldsText thing={scopeClass} fields={visibleFields} />
              ),
            },
          }}
        />
      )}
    </ScopeScreen>
  );
}
