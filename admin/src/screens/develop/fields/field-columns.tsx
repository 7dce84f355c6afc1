import { Checkbox, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';

import { generatedKinds } from '@policy/shared/contract/develop/generated-field.ts';
import type { GeneratedField } from '@policy/shared/contract/develop/generated-field.ts';

import { DetailInput } from './detail-input.tsx';
import { useDevelopWords } from '../use-develop-words.ts';

/** A cell that edits one part of a field. */
interface FieldColumn {
  key: string;
  title: string;
  width: number;
  draw: (field: GeneratedField, change: (part: Partial<GeneratedField>) => void) => ReactNode;
}

const texts = ['name', 'label', 'labelEn'] as const;
const marks = ['isRequired', 'list', 'search', 'sort'] as const;

/** The columns of the grid that fields are edited in. */
export function useFieldColumns(): FieldColumn[] {
  const t = useDevelopWords();
  const named = (field: GeneratedField, part: string) => t('field.of', { name: field.name || '…', part });
  const kinds = generatedKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  return [
    ...texts.map((part): FieldColumn => ({
      ...{ key: part, title: t(`field.${part}`), width: 125 },
      draw: (field, change) => (
        <Input
          aria-label={named(field, t(`field.${part}`))}
          value={field[part]}
          onChange={(event) => change({ [part]: event.target.value })}
        />
      ),
    })),
    {
      ...{ key: 'kind', title: t('field.kind'), width: 120 },
      draw: (field, change) => (
        <Select
          className="kit-wide"
          aria-label={named(field, t('field.kind'))}
          options={kinds}
          value={field.kind}
          onChange={(kind) => change({ kind })}
        />
      ),
    },
    {
      ...{ key: 'max', title: t('field.max'), width: 100 },
      draw: (field, change) => (
        <InputNumber
          className="kit-wide"
          aria-label={named(field, t('field.max'))}
          min={1}
          precision={0}
          value={field.max ?? null}
          onChange={(max) => change({ max })}
        />
      ),
    },
    ...marks.map((part): FieldColumn => ({
      ...{ key: part, title: t(`field.${part}`), width: 56 },
      draw: (field, change) => (
        <Checkbox
          aria-label={named(field, t(`field.${part}`))}
          checked={field[part]}
          onChange={(event) => change({ [part]: event.target.checked })}
        />
      ),
    })),
    {
      ...{ key: 'detail', title: t('field.detail'), width: 170 },
      draw: (field, change) => (
        <DetailInput field={field} label={named(field, t('field.detail'))} onChange={change} />
      ),
    },
  ];
}
