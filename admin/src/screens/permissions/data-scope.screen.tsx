import { Link } from 'react-router';

import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ChildList } from '../../kit/screen/entity-screen.tsx';
import { ConditionInput, ConditionText } from './scopes/condition-input.tsx';
import { FieldsInput, FieldsText, EntityInput, EntityText } from './scopes/scope-inputs.tsx';
import { ScopeScreen } from './scopes/scope-screen.tsx';
import { useExplainWords } from './explain/use-explain-words.ts';

/** Which rows roles reach and which fields they see, by the menu that shows them. */
export default function DataScopeScreen() {
  const t = useExplainWords();
  const { can } = useWorkplace();
  const trial = can('permission_view') ? (
    <Link to="/authority/permission?by=reach">{t('byReach')}</Link>
  ) : null;
  return (
    <ScopeScreen code="data_scope_setting" extra={trial}>
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
