import { candidateKinds, expressionFor, fieldIn, kindOf, leaderLevels } from '../model/candidates.ts';
import type { CandidateKind } from '../model/candidates.ts';
import { textIn } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { knownFields, otherUserTasks } from '../model/variables.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { examples } from './examples.ts';
import { PickField, TextField } from './fields.tsx';
import type { Option } from './fields.tsx';
import type { PartProps } from './panel-props.ts';
import { PeopleField } from './person-field.tsx';

interface CandidateFieldsProps extends Pick<PartProps, 'element' | 'offers'> {
  row: Said;
  departments: readonly Option[];
  /** Writes the candidate anew: what another way of naming him said does not stay. */
  onChange: (row: Said) => void;
}

/** One candidate of a step: in which way he is named, and what that way needs. */
export function CandidateFields({ element, offers, row, departments, onChange }: CandidateFieldsProps) {
  const t = useDesignerWords();
  const fields = knownFields(element);
  const tasks = otherUserTasks(element).map(({ id, name }) => ({ value: id, label: name }));
  const roles = offers.roles.map(({ key, name }) => ({ value: key, label: name }));
  const posts = offers.posts.map(({ key, name }) => ({ value: key, label: name }));
  const kind = kindOf(row, fields);
  /** What a candidate says who has just become one of this kind; nothing where there is nothing to name. */
  const begun: Record<CandidateKind, Said | undefined> = {
    user: {},
    role: named('role', roles),
    department: named('department', departments),
    post: named('post', posts),
    initiator: { relation: 'initiator' },
    leader: { leader: '1' },
    leaderOf: { leaderOf: departments[0]?.value ?? examples.department },
    handlerOf: named('handlerOf', tasks),
    field: fields[0] === undefined ? undefined : { user: expressionFor(fields[0]) },
    expression: { user: examples.person },
  };
  const possible = candidateKinds.filter((one) => one === kind || begun[one] !== undefined);
  const pick = (name: string, options: readonly Option[], isRequired = true) => (
    <PickField
      isOpen
      isRequired={isRequired}
      label={t(labels[name] ?? 'value')}
      hint={hinted.includes(name) ? t('expressionHint', { example: examples.department }) : undefined}
      value={textIn(row, name)}
      options={options}
      onChange={(picked) => onChange({ ...row, [name]: picked })}
    />
  );
  const user = textIn(row, 'user');
  return (
    <>
      <PickField
        isRequired
        label={t('candidateKind')}
        value={kind}
        options={possible.map((value) => ({ value, label: t(`candidateKinds.${value}`) }))}
        onChange={(picked) => onChange(begun[candidateKinds.find((one) => one === picked) ?? 'user'] ?? {})}
      />
      {kind === 'user' || (kind === 'role' && user !== '') ? (
        <PeopleField
          label={t('user')}
          value={user}
          onChange={(picked) => onChange({ ...row, user: picked })}
        />
      ) : null}
      {kind === 'role' ? pick('role', roles) : null}
      {kind === 'post' ? pick('post', posts) : null}
      {kind === 'department' ? pick('department', departments) : null}
      {kind === 'role' || kind === 'post' || (kind === 'user' && textIn(row, 'department') !== '')
        ? pick('department', departments, false)
        : null}
      {kind === 'leader' ? (
        <PickField
          isRequired
          label={t('leaderLevel')}
          value={textIn(row, 'leader')}
          options={leaderLevels.map((level) => ({ value: level, label: t('levels', { level }) }))}
          onChange={(leader) => onChange({ leader })}
        />
      ) : null}
      {kind === 'leaderOf' ? pick('leaderOf', departments) : null}
      {kind === 'handlerOf' ? (
        <PickField
          isRequired
          label={t('handledStep')}
          value={textIn(row, 'handlerOf')}
          options={tasks}
          onChange={(handlerOf) => onChange({ handlerOf })}
        />
      ) : null}
      {kind === 'field' ? (
        <PickField
          isRequired
          label={t('fieldName')}
          value={fieldIn(user)}
          options={fields.map((value) => ({ value, label: value }))}
          onChange={(field) => onChange({ user: expressionFor(field) })}
        />
      ) : null}
      {kind === 'expression' ? (
        <TextField
          label={t('expression')}
          hint={t('assigneeHint', { example: examples.person })}
          value={user}
          onChange={(typed) => onChange({ ...row, user: typed })}
        />
      ) : null}
    </>
  );
}

const labels: Readonly<Record<string, 'role' | 'post' | 'department'>> = {
  ...{ role: 'role', post: 'post', department: 'department', leaderOf: 'department' },
};
const hinted: readonly string[] = ['department', 'leaderOf'];

const named = (name: string, [first]: readonly Option[]): Said | undefined =>
  first && { [name]: first.value };
