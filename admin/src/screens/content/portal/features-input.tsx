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
    // The field is called by what it keeps, which is what is off; a switch says what is on.
    <NamedGroup id={id} label={t('features')}>
      <ul className="portal-entries">
        {portalFeatures.map((key) => {
          const name = field.choices[key] ?? key;
          return (
            <li key={key}>
              <span>{name}</span>
              <Switch
                aria-label={name}
                checked={!closed.includes(key)}
                checkedChildren={t('on')}
                unCheckedChildren={t('off')}
                onChange={(isOpen) =>
                  onChange?.(isOpen ? closed.filter((one) => one !== key) : [...closed, key])
                }
              />
            </li>
          );
        })}
      </ul>
    </NamedGroup>
  );
}
