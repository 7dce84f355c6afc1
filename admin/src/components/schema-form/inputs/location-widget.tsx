import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Button, InputNumber, Space, Typography } from 'antd';

import { positionNow } from '@policy/shared/client/position.ts';
import { readPlace, writtenPlace } from '@policy/shared/forms/fields/typed-place.ts';

import { useFormWords } from '../use-form-words.ts';

/** A place by its latitude and longitude: typed, or taken from where the reader is. */
export function LocationWidget(props: WidgetProps<Record<string, unknown>>) {
  const { id, label, readonly, disabled, onChange, onBlur } = props;
  const value: unknown = props.value;
  const t = useFormWords();
  const [typed, setTyped] = useState(() => readPlace(value));
  const [isUnknown, setUnknown] = useState(false);
  if (readonly || disabled) return <span id={id}>{typeof value === 'string' ? value : null}</span>;
  const put = (changed: typeof typed) => {
    setTyped(changed);
    setUnknown(false);
    onChange(writtenPlace(changed));
  };
  const take = async () => {
    const position = await positionNow();
    if (position) put(position);
    else setUnknown(true);
  };
  return (
    <>
      <Space wrap>
        {(['latitude', 'longitude'] as const).map((name, at) => (
          <InputNumber<number>
            key={name}
            {...(at === 0 && { id })}
            aria-label={`${label} · ${t(name)}`}
            prefix={t(name)}
            className="schema-region"
            precision={6}
            controls={false}
            value={typed[name] ?? null}
            onChange={(number) => put({ ...typed, [name]: number ?? undefined })}
            onBlur={() => onBlur(id, value)}
          />
        ))}
        <Button onClick={() => void take()}>{t('hereAndNow')}</Button>
      </Space>
      {isUnknown ? <Typography.Text type="danger">{t('noPosition')}</Typography.Text> : null}
    </>
  );
}
