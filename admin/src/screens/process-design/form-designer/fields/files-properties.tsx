import { useId } from 'react';
import { Form, Select } from 'antd';

import { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import {
  drawnType,
  fileLimitsOf,
  filesKey,
  pictureTypes,
  showsPictures,
  signatureWidget,
} from '@policy/shared/forms/fields/file-fields.ts';

import { CommitInput } from '../commit-input.tsx';
import { useDesignerWords } from '../use-designer-words.ts';
import { numberOf } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';

/** Which files the field takes; how many is said as of any list. */
export function FilesProperties({ field, edit }: FieldProps) {
  const t = useDesignerWords();
  const id = useId();
  const limits = fileLimitsOf(field.part);
  if (!limits) return null;
  const types = showsPictures(field.layout) ? pictureTypes : materialTypes;
  const isSigned = field.layout['ui:widget'] === signatureWidget;
  const put = (said: Partial<typeof limits>) =>
    edit(({ part }) => ({ part: { ...part, [filesKey]: { ...fileLimitsOf(part), ...said } } }));
  return (
    <>
      <Form.Item label={t('fields.accept')} htmlFor={id}>
        <Select
          mode="multiple"
          id={id}
          value={[...limits.accept]}
          // What is drawn is kept so: without it nobody could sign by hand.
          options={types.map((value) => ({
            ...{ value, label: value.toUpperCase() },
            disabled: isSigned && value === drawnType,
          }))}
          onChange={(accept) => put({ accept })}
        />
      </Form.Item>
      <CommitInput
        isNumber
        label={t('fields.maxSizeMb')}
        value={String(limits.maxSizeMb)}
        onCommit={(typed) => put({ maxSizeMb: numberOf(typed) ?? 0 })}
      />
    </>
  );
}
