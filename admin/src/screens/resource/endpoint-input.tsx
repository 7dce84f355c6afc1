import { Form, Input } from 'antd';
import { z } from 'zod';

import { storageKinds, storagePresets } from '@policy/shared/contract/resource/storage-presets.ts';

import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control } from '../../kit/inputs/inputs.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

const kind = z.enum(storageKinds).exclude(['local']);

/** The address of a storage; where the provider's own is known, it says what an empty one means. */
export const EndpointInput: Control = (props) => {
  const t = useResourceWords();
  const form = Form.useFormInstance();
  const category = kind.safeParse(Form.useWatch<unknown>('category', form)).data;
  const region = z.string().min(1).catch('<region>').parse(Form.useWatch<unknown>('region', form));
  const endpoint = category && storagePresets[category].endpointOf?.(region);
  return (
    <Input
      {...handed<string>(props)}
      placeholder={endpoint ? t('endpointHint', { endpoint }) : 'https://minio.example.cn'}
    />
  );
};
