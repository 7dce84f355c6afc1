import { useState } from 'react';
import { Alert, Form, Radio, Select, Skeleton } from 'antd';

import { actingDuties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { scopeTypes } from '@policy/shared/contract/process-design/scope.ts';
import type { ModelScope, ScopeType } from '@policy/shared/contract/process-design/scope.ts';

import { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { ReferenceSelect } from '../../../kit/references/reference-select.tsx';
import { TreeReference } from '../../../kit/references/tree-reference.tsx';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import { ScopePreview } from './scope-preview.tsx';

interface ScopeDialogProps extends Saving {
  model: Model;
}

/** Says who may start the process of a model, and shows who that is. */
export function ScopeDialog({ model, ...saving }: ScopeDialogProps) {
  const calls = useModelCalls();
  // The form writes all that it shows: a scope that was read for an earlier opening may be outdated by now.
  const { data } = useFreshRead(['model-scope', model.id], () => calls.scope(model.id));
  return data ? <ScopeForm {...{ model, kept: data }} {...saving} /> : <Skeleton />;
}

function ScopeForm({ model, kept, ...saving }: ScopeDialogProps & { kept: ModelScope }) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const { isSaving, save } = useSaving(saving);
  const [type, setType] = useState<ScopeType>(kept.type);
  const [ids, setIds] = useState<readonly string[]>(kept.values.map(({ id }) => id));
  const isReady = (type === 'all') === (ids.length === 0);
  return (
    <SaveDialog
      title={t('scopeTitle', { name: model.name })}
      {...{ isReady, isSaving }}
      onSave={() => save(() => calls.setScope({ modelId: model.id, type, ids, rev: kept.rev }))}
      onClose={saving.onClose}
    >
      <Alert type="info" showIcon message={t('scopeHint')} style={{ marginBottom: 16 }} />
      <Form layout="vertical">
        <Form.Item label={t('scope')}>
          <Radio.Group
            value={type}
            options={scopeTypes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            onChange={({ target }) => {
              setType(scopeTypes.find((one) => one === target.value) ?? 'all');
              setIds([]);
            }}
          />
        </Form.Item>
        {type === 'all' ? null : (
          <Form.Item required label={t(`scopes.${type}`)} htmlFor="scope-subjects">
            <Subjects {...{ type, ids }} onChange={setIds} />
          </Form.Item>
        )}
      </Form>
      {type === 'duty' ? (
        <Alert type="info" message={t('scopeDuty')} />
      ) : (
        <ScopePreview key={`${type}:${ids.join(',')}`} {...{ type, ids }} />
      )}
    </SaveDialog>
  );
}

interface SubjectsProps {
  type: Exclude<ScopeType, 'all'>;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Those whom a scope names. */
function Subjects({ type, ids, onChange }: SubjectsProps) {
  const shared = { id: 'scope-subjects', value: [...ids] };
  const hear = (picked: string | string[] | null) => onChange(picked === null ? [] : [picked].flat());
  if (type === 'user') return <PersonInput {...shared} onChange={onChange} />;
  if (type === 'duty') return <DutySelect {...shared} onChange={onChange} />;
  if (type === 'department')
    return <TreeReference {...shared} isMultiple source="department" onChange={hear} />;
  return (
    <ReferenceSelect {...shared} isMultiple source={type === 'role' ? 'role' : 'position'} onChange={hear} />
  );
}

interface DutySelectProps {
  id: string;
  value: string[];
  onChange: (duties: readonly string[]) => void;
}

/** The duties of members who act for their company. */
function DutySelect(props: DutySelectProps) {
  const { locale } = useWorkplace();
  const names = catalogue(locale).entity(companyMember.name).choices['duties'] ?? {};
  const options = actingDuties.map((value) => ({ value, label: names[value] ?? value }));
  return <Select mode="multiple" style={{ width: '100%' }} {...{ ...props, options }} />;
}
