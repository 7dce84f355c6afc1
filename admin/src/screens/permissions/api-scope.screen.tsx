import { AutoComplete } from 'antd';
import useSWR from 'swr';

import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';

import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control } from '../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ChildList } from '../../kit/screen/entity-screen.tsx';
import { ScopeScreen } from './scopes/scope-screen.tsx';

/** A path of the documented calls; a pattern may be typed. */
const PathInput: Control = (props) => {
  const { http, can } = useWorkplace();
  const { data } = useSWR<{ paths: Record<string, unknown> }, Error>(
    can('openapi_view') ? 'openapi' : null,
    () => http.getFlat<{ paths: Record<string, unknown> }>('openapi.json', {}),
    { revalidateOnFocus: false },
  );
  const paths = Object.keys(data?.paths ?? {}).map((path) => path.replace(/^\/api/, ''));
  return (
    <AutoComplete
      {...handed<string>(props)}
      options={paths.map((value) => ({ value }))}
      filterOption={(typed, option) => option?.value.includes(typed) ?? false}
    />
  );
};

/** Which calls only some roles may make, by the menu that they belong to. */
export default function ApiScopeScreen() {
  return (
    <ScopeScreen code="api_scope_setting">
      {(parent) => (
        <ChildList
          entity={apiScope}
          parent={parent}
          width={640}
          overrides={{ scopePath: { input: PathInput } }}
        />
      )}
    </ScopeScreen>
  );
}
