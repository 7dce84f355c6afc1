import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { ReactNode } from 'react';

import { useWorkplace } from '../../../../../kit/page/session-context.tsx';
import { candidateKinds, expressionFor, fieldIn, kindOf, leaderLevels } from '../../model/candidates.ts';
import type { CandidateKind } from '../../model/candidates.ts';
import { textIn } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { otherUserTasks } from '../../model/variables.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { examples } from '../examples.ts';
import { PickField, TextField } from '../fields.tsx';
import type { Option } from '../fields.tsx';
import { useAnswered } from '../forms/use-answered.ts';
import type { PartProps } from '../panel-props.ts';
import { PeopleField } from './person-field.tsx';

interface CandidateFieldsProps extends Pick<PartProps, 'element' | 'offers'> {
  row: Said;
  departments: readonly Option[];
  /** Whether members of a company may be named by their duty: they decide, and get no copies. */
  hasDuties: boolean;
  /** Writes the candidate anew: what another way of naming him said does not stay. */
  onChange: (row: Said) => void;
}

/** What a candidate may name, by the attribute that names it. */
type Offered = Record<'role' | 'department' | 'post' | 'handlerOf' | 'duty' | 'field', readonly Option[]>;

/** One candidate of a step: in which way he is named, and what that way needs. */
export function CandidateFields({
  element,
  offers,
  row,
  departments,
  hasDuties,
  onChange,
}: CandidateFieldsProps) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const names = catalogue(locale).entity(companyMember.name).choices['duties'] ?? {};
  const answered = useAnswered(element, fieldIn(textIn(row, 'user')));
  const keyed = ({ key, name }: { key: string; name: string }): Option => ({ value: key, label: name });
  const offered: Offered = {
    role: offers.roles.map(keyed),
    department: [...departments, ...answered.departments],
    post: offers.posts.map(keyed),
    handlerOf: otherUserTasks(element).map(({ id, name }) => ({ value: id, label: name })),
    duty: hasDuties ? duties.map((value) => ({ value, label: names[value] ?? value })) : [],
    field: answered.people,
  };
  const kind = kindOf(
    row,
    answered.people.map(({ value }) => value),
  );
  const begun = begunAs(offered);
  const possible = candidateKinds.filter((one) => one === kind || begun[one] !== undefined);
  return (
    <>
      <PickField
        isRequired
        label={t('candidateKind')}
        value={kind}
        options={possible.map((value) => ({ value, label: t(`candidateKinds.${value}`) }))}
        onChange={(picked) => onChange(begun[candidateKinds.find((one) => one === picked) ?? 'user'] ?? {})}
      />
      <KindFields {...{ kind, row, offered, onChange }} />
    </>
  );
}

/** What a candidate says who has just become one of a kind; nothing where there is nothing to name. */
function begunAs({ role, department, post, handlerOf, duty, field }: Offered) {
  const named = (name: string, [first]: readonly Option[]): Said | undefined =>
    first && { [name]: first.value };
  const [firstField] = field;
  return {
    user: {},
    role: named('role', role),
    department: named('department', department),
    post: named('post', post),
    initiator: { relation: 'initiator' },
    leader: { leader: '1' },
    leaderOf: named('leaderOf', department) ?? { leaderOf: examples.department },
    handlerOf: named('handlerOf', handlerOf),
    // Who confirms what a company asks for is what a step for its members is drawn for most often.
    duty: duty.length > 0 ? { duty: 'signer' } : undefined,
    field: firstField && { user: expressionFor(firstField.value) },
    expression: { user: examples.person },
  } satisfies Record<CandidateKind, Said | undefined>;
}

interface KindFieldsProps extends Pick<CandidateFieldsProps, 'row' | 'onChange'> {
  kind: CandidateKind;
  offered: Offered;
}

/** The fields of one way of naming somebody; what a document says besides is shown as well. */
function KindFields({ kind, row, offered, onChange }: KindFieldsProps) {
  const t = useDesignerWords();
  const set = (name: string) => (value: string) => onChange({ ...row, [name]: value });
  const user = textIn(row, 'user');
  const inDepartment = (isRequired: boolean, name = 'department') => (
    <PickField
      isOpen
      isRequired={isRequired}
      label={t('department')}
      hint={t('expressionHint', { example: examples.department })}
      value={textIn(row, name)}
      options={offered.department}
      onChange={set(name)}
    />
  );
  const pick = (name: 'role' | 'post', label: string) => (
    <PickField
      isOpen
      isRequired
      label={label}
      value={textIn(row, name)}
      options={offered[name]}
      onChange={set(name)}
    />
  );
  const people = <PeopleField label={t('user')} value={user} onChange={set('user')} />;
  const fields: Record<CandidateKind, () => ReactNode> = {
    user: () => (
      <>
        {people}
        {textIn(row, 'department') === '' ? null : inDepartment(false)}
      </>
    ),
    role: () => (
      <>
        {pick('role', t('role'))}
        {inDepartment(false)}
        {user === '' ? null : people}
      </>
    ),
    department: () => inDepartment(true),
    post: () => (
      <>
        {pick('post', t('post'))}
        {inDepartment(false)}
      </>
    ),
    initiator: () => null,
    leader: () => (
      <PickField
        isRequired
        label={t('leaderLevel')}
        value={textIn(row, 'leader')}
        options={leaderLevels.map((level) => ({ value: level, label: t('levels', { level }) }))}
        onChange={set('leader')}
      />
    ),
    leaderOf: () => inDepartment(true, 'leaderOf'),
    handlerOf: () => (
      <PickField
        isRequired
        label={t('handledStep')}
        value={textIn(row, 'handlerOf')}
        options={offered.handlerOf}
        onChange={set('handlerOf')}
      />
    ),
    duty: () => (
      <PickField
        isRequired
        label={t('duty')}
        hint={t('dutyHint')}
        value={textIn(row, 'duty')}
        options={offered.duty}
        onChange={set('duty')}
      />
    ),
    field: () => (
      <PickField
        isRequired
        label={t('fieldName')}
        value={fieldIn(user)}
        options={offered.field}
        onChange={(field) => onChange({ ...row, user: expressionFor(field) })}
      />
    ),
    expression: () => (
      <TextField
        label={t('expression')}
        hint={t('assigneeHint', { example: examples.person })}
        value={user}
        onChange={set('user')}
      />
    ),
  };
  return fields[kind]();
}
