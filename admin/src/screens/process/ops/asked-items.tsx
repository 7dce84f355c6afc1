import { Form, Input } from 'antd';

import { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { NodeItem } from './node-item.tsx';
import { opsActs } from './ops-acts.ts';
import type { OpsAct } from './ops-acts.ts';
import type { OpsRow } from './ops-shapes.ts';
import { OutcomeItems } from './outcome-items.tsx';
import { PositionItem } from './position-item.tsx';
import { useOpsWords } from './use-ops-words.ts';

/** What an act asks for beside its reason: people, a step, an outcome, and proof of who is asking. */
export function AskedItems({ act, rows }: { act: OpsAct; rows: readonly OpsRow[] }) {
  const { people, asksPassword } = opsActs[act];
  const [row, ...others] = rows;
  return (
    <>
      {people ? <PeopleItem isSingle={people === 'assignee'} /> : null}
      {row && others.length === 0 ? <ItemsOfOne act={act} row={row} /> : null}
      {asksPassword ? <PasswordItem /> : null}
    </>
  );
}

/** What is asked of one row alone. */
function ItemsOfOne({ act, row }: { act: OpsAct; row: OpsRow }) {
  const { node, asksOutcome, asksPosition } = opsActs[act];
  return (
    <>
      {node ? <NodeItem row={row} kind={node} /> : null}
      {asksOutcome && row.taskId ? <OutcomeItems taskId={row.taskId} /> : null}
      {asksPosition && !row.isSeveral ? <PositionItem /> : null}
    </>
  );
}

function PeopleItem({ isSingle }: { isSingle: boolean }) {
  const t = useOpsWords();
  return (
    <Form.Item
      name="people"
      label={t(isSingle ? 'person' : 'people')}
      rules={[{ required: true, message: t('personRequired') }]}
    >
      <PersonInput isSingle={isSingle} />
    </Form.Item>
  );
}

function PasswordItem() {
  const t = useOpsWords();
  return (
    <Form.Item
      name="password"
      label={t('password')}
      rules={[{ required: true, message: t('passwordRequired') }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
