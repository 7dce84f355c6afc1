import { Form, Input } from 'antd';

import { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { BackItem } from './back-item.tsx';
import { NodeItem } from './node-item.tsx';
import { opsActs } from './ops-acts.ts';
import type { OpsAct } from './ops-acts.ts';
import type { OpsRow } from './ops-shapes.ts';
import { OutcomeItems } from './outcome-items.tsx';
import { PositionItem } from './position-item.tsx';
import { useOpsWords } from './use-ops-words.ts';

/** What an act asks for beside its reason: people, a step, an outcome, and proof of who is asking. */
export function AskedItems({ act, rows }: { act: OpsAct; rows: readonly OpsRow[] }) {
  const { people, asksWhere, asksPosition, asksPassword } = opsActs[act];
  return (
    <>
      {people ? <PeopleItem isSingle={people === 'assignee'} /> : null}
      {asksWhere ? <WhereItem where={asksWhere} rows={rows} /> : null}
      <OutcomeOfOne act={act} rows={rows} />
      {asksPosition && rows.some(({ isSeveral }) => !isSeveral) ? <PositionItem /> : null}
      {asksPassword ? <PasswordItem /> : null}
    </>
  );
}

const WhereItem = ({ where, rows }: { where: 'back' | 'anywhere'; rows: readonly OpsRow[] }) =>
  where === 'back' ? <BackItem rows={rows} /> : <NodeItem rows={rows} />;

/** Of several no outcome is asked for. */
function OutcomeOfOne({ act, rows: [row, ...others] }: { act: OpsAct; rows: readonly OpsRow[] }) {
  const taskId = others.length === 0 ? row?.taskId : undefined;
  return opsActs[act].asksOutcome && taskId ? <OutcomeItems taskId={taskId} /> : null;
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
