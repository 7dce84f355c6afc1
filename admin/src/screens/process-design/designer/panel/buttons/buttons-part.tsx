import { Button, Select, Typography } from 'antd';

import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { readChildren, textIn, writeChildren } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { examples } from '../examples.ts';
import { FlagField, TextField } from '../fields.tsx';
import type { CaseProps } from '../panel-props.ts';
import { ReactionFields } from '../reaction-fields.tsx';
import { Rows } from '../rows.tsx';
import { useCaseWords } from '../use-case-words.ts';

/** The outcomes that may be chosen at a step, and what each brings about. */
export function ButtonsPart({ element, editing, offers, caseType }: CaseProps) {
  const t = useDesignerWords();
  const words = useCaseWords(caseType);
  const rows = inTheirOrder(readChildren(element, 'Button'));
  // They stand in their order: a number that a document has says no more, and would keep them from being moved.
  const write = (next: readonly Said[]) =>
    writeChildren(
      { editing, element },
      'Button',
      next.map(({ sort: _, ...button }) => button),
    );
  const unused = offers.buttons.filter(({ key }) => !rows.some((row) => row.key === key));
  const add = (taken: typeof unused) => write([...rows, ...taken.map(saidOf)]);
  const standard = rows.length === 0 ? unused.filter(({ isStandard }) => isStandard) : [];
  const fieldsOf = (name: string) => caseType?.effects.find((effect) => effect.name === name)?.fields ?? [];
  return (
    <>
      <Select
        className="kit-wide designer-field"
        aria-label={t('fromLibrary')}
        placeholder={t('fromLibrary')}
        value={null}
        options={unused.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(key: string) => add(unused.filter((one) => one.key === key))}
      />
      {standard.length > 0 ? (
        <Button className="designer-field" onClick={() => add(standard)}>
          {t('takeStandard')}
        </Button>
      ) : null}
      <Rows<Said>
        label={t('buttons')}
        rows={rows}
        blank={{ key: `button${rows.length + 1}` }}
        onChange={write}
      >
        {(row, change) => (
          <>
            <TextField
              label={t('buttonKey')}
              value={textIn(row, 'key')}
              onChange={(key) => change({ key })}
            />
            <TextField
              label={t('buttonName')}
              value={textIn(row, 'name')}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t('nameEn')}
              value={textIn(row, 'nameEn')}
              onChange={(nameEn) => change({ nameEn })}
            />
            <ReactionFields {...{ row, change, caseType }} />
            {fieldsOf(textIn(row, 'effect')).length > 0 ? (
              <Typography.Paragraph type="secondary">
                {t('effectFields', {
                  fields: fieldsOf(textIn(row, 'effect')).map(words.fieldName).join(t('between')),
                })}
              </Typography.Paragraph>
            ) : null}
            <FlagField
              label={t('commentRequired')}
              value={row.commentRequired === true}
              onChange={(commentRequired) => change({ commentRequired })}
            />
            {(['confirm', 'confirmEn'] as const).map((field) => (
              <TextField
                key={field}
                label={t(field)}
                value={textIn(row, field)}
                onChange={(text) => change({ [field]: text })}
              />
            ))}
            <ShownIf {...{ row, change }} />
          </>
        )}
      </Rows>
    </>
  );
}

/** As the engine orders them: one without a number stands where it is. */
const inTheirOrder = (rows: readonly Said[]): Said[] =>
  rows
    .map((row, index) => ({ row, place: row.sort ? Number(row.sort) : index + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);

type OfferedButton = ModelOffers['buttons'][number];

/** A button of the library as a step keeps it: what the library says empty, the step does not say. */
function saidOf({ isStandard: _, ...button }: OfferedButton): Said {
  const given = Object.entries(button).filter((said): said is [string, string | boolean] => Boolean(said[1]));
  return Object.fromEntries(given);
}

/** A rejection and a return are always offered. */
const always = ['rejected', 'returned'];

interface ShownIfProps {
  row: Said;
  change: (said: Said) => void;
}

/** On which condition a button is offered. */
function ShownIf({ row, change }: ShownIfProps) {
  const t = useDesignerWords();
  const shownIf = textIn(row, 'shownIf');
  if (shownIf === '' && always.includes(textIn(row, 'key'))) return null;
  return (
    <TextField
      isLong
      label={t('shownIf')}
      hint={t('shownIfHint', { example: examples.shownIf })}
      value={shownIf}
      onChange={(text) => change({ shownIf: text })}
    />
  );
}
