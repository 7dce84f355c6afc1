import { useState } from 'react';
import { Alert, Empty, Select } from 'antd';

import type { VerdictReason } from '@policy/shared/contract/permissions/permission-verdict.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useLocalListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { Code, Holder } from './explain-shapes.ts';
import { useReason } from './use-reason.ts';
import { useExplainWords } from './use-explain-words.ts';

type Answer = Page<Holder> & { obstacle: VerdictReason | null };

/** A code as people look for it: under the menu that it belongs to. */
function optionsOf(codes: readonly Code[]) {
  const names = new Map(codes.map(({ id, name }) => [id, name]));
  return codes.map(({ code, name, parentId }) => ({
    value: code,
    label: [names.get(parentId), name].filter(Boolean).join(' / ') + ` (${code})`,
  }));
}

/** Who may use one menu or button, and through which role. */
export function ExplainCode({ codes }: { codes: readonly Code[] }) {
  const t = useExplainWords();
  const { http } = useWorkplace();
  const reasonOf = useReason();
  const state = useLocalListState();
  const [code, setCode] = useState<string>();
  const [obstacle, setObstacle] = useState<VerdictReason | null>(null);
  const load = async (query: Record<string, unknown>) => {
    const answer = await http.get<Answer>('blade-system/permission/holders', query);
    setObstacle(answer.obstacle);
    return answer;
  };
  return (
    <>
      <Select<string>
        showSearch
        className="explain-select explain-tools"
        aria-label={t('permission')}
        placeholder={t('permission')}
        optionFilterProp="label"
        options={optionsOf(codes)}
        value={code ?? null}
        onChange={setCode}
      />
      {obstacle ? <Alert type="warning" showIcon message={t(`reasons.${obstacle}`)} /> : null}
      {code ? (
        <PagedTable<Holder>
          rowKey="id"
          state={state}
          fixed={{ code }}
          load={load}
          columns={[
            { title: t('account'), dataIndex: 'account', width: 180 },
            { title: t('realName'), dataIndex: 'realName', width: 180 },
            {
              title: t('why'),
              width: 320,
              render: (_, holder) => reasonOf(holder),
            },
          ]}
        />
      ) : (
        <Empty description={t('choosePermission')} />
      )}
    </>
  );
}
