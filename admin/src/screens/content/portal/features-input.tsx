import { Switch } from 'antd';
import { z } from 'zod';

import { portalFeatures } from '@policy/shared/contract/portal/portal-parts.ts';

import type { InputProps } from '../../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../../kit/inputs/named-group.tsx';
import { usePortalWords } from './use-portal-words.ts';

const keys = z.array(z.enum(portalFeatures));

/** What the portal does, each to be switched off by itself. */
export function FeaturesInput({ id, field, value, onChange }: InputProps) {
  const t = usePortalWords();
  const closed = keys.safeParse(value).data ?? [];
  return (
    <NamedGroup id={id} label={field.label}>
      <ul className="portal-entries">
        {portalFeatures.map((key) => {
          const name = field.choices[key] ?? key;
          return (
            <li key={key}>
              <span>{name}</span>
              <Switch
                aria-label={name}
                checked={closed.includes(key)}
                checkedChildren={t('off')}
                unCheckedChildren={t('on')}
                onChange={(isClosed) =>
                  onChange?.(isClosed ? [...closed, key] : closed.filter((one) => one !== key))
                }
              />
            </li>
          );
        })}
      </ul>
    </NamedGroup>
  );
}
