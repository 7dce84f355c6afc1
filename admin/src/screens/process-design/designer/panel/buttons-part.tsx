import { Select, Typography } from 'antd';

import { readChildren, textIn, writeChildren } from '../model/extensions.ts';
import type { Said } from '../model/extensions.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, TextField } from './fields.tsx';
import type { CaseProps } from './panel-props.ts';
import { ReactionFields } from './reaction-fields.tsx';
import { Rows } from './rows.tsx';
import { useCaseWords } from './use-case-words.ts';

/** The outcomes that may be chosen at a step, and what each brings about. */
export function ButtonsPart({ element, editing, offers, caseType }: CaseProps) {
  const t = useDesignerWords();
  const words = useCaseWords(caseType);
  const rows = readChildren(element, 'Button');
  const write = (next: readonly Said[]) => writeChildren({ editing, element }, 'Button', next);
  const unused = offers.buttons.filter(({ key }) => !rows.some((row) => row.key === key));
  const add = (key: string) => {
    const button = offers.buttons.find((one) => one.key === key);
    if (!button) return;
    const { name, nameEn, commentRequired } = button;
    write([...rows, { key, name, ...(nameEn && { nameEn }), ...(commentRequired && { commentRequired }) }]);
  };
  const fieldsOf = (name: string) => caseType?.effects.find((effect) => effect.name === name)?.fields ?? [];
  return (
    <>
      <Select
        className="kit-wide designer-field"
        aria-label={t('fromLibrary')}
        placeholder={t('fromLibrary')}
        value={null}
        options={unused.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(key: string) => add(key)}
      />
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
          </>
        )}
      </Rows>
    </>
  );
}
