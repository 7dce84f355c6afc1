import { Checkbox, Space, Typography } from 'antd';
import { z } from 'zod';

import { navigationKeys } from '@policy/shared/contract/portal/portal-parts.ts';
import type { NavigationKey } from '@policy/shared/contract/portal/portal-parts.ts';

import type { InputProps } from '../../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../../kit/inputs/named-group.tsx';
import { moved } from './moved.ts';
import { MoveButtons } from './move-buttons.tsx';
import { usePortalWords } from './use-portal-words.ts';

const keys = z.array(z.enum(navigationKeys));

/** Which entries of the navigation are shown, and in which order; those that are not stand below. */
export function NavigationInput({ id, field, value, onChange }: InputProps) {
  const t = usePortalWords();
  const shown = keys.safeParse(value).data ?? [];
  const hidden = navigationKeys.filter((key) => !shown.includes(key));
  const turn = (key: NavigationKey, isShown: boolean) =>
    onChange?.(isShown ? [...shown, key] : shown.filter((one) => one !== key));
  return (
    <NamedGroup id={id} label={field.label}>
      <ul className="portal-entries">
        {[...shown, ...hidden].map((key, index) => {
          const name = field.choices[key] ?? key;
          const isShown = index < shown.length;
          return (
            <li key={key}>
              <Checkbox
                aria-label={t('shown', { name })}
                checked={isShown}
                disabled={key === 'home'}
                onChange={({ target }) => turn(key, target.checked)}
              >
                {name}
              </Checkbox>
              {isShown ? (
                <Space.Compact>
                  <MoveButtons
                    {...{ name, index }}
                    of={shown.length}
                    onMove={(by) => onChange?.(moved(shown, index, by))}
                  />
                </Space.Compact>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Typography.Text type="secondary">{t('always')}</Typography.Text>
    </NamedGroup>
  );
}
