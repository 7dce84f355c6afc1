import { positionNow } from '@policy/shared/client/position.ts';
import { readPlace, writtenPlace } from '@policy/shared/forms/fields/typed-place.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../actions/button.tsx';
import { controlLook } from '../../forms/field.tsx';
import { controlAttributes } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';

const parts = ['latitude', 'longitude'] as const;

/** A place by its latitude and longitude: typed, or taken from where the reader is. */
export function LocationField(props: InputProps) {
  const { id, label, value, readonly, disabled, onChange, onBlur } = props;
  const t = useTranslations('ui.schemaForm');
  const known = readPlace(value);
  // As it is typed: a number that is only begun is none yet.
  const [typed, setTyped] = useState({
    latitude: textOf(known.latitude),
    longitude: textOf(known.longitude),
  });
  const [isUnknown, setUnknown] = useState(false);
  if (readonly === true || disabled === true)
    return (
      <input
        {...controlAttributes(props)}
        readOnly
        value={typeof value === 'string' ? value : ''}
        className={controlLook}
      />
    );
  const put = (changed: typeof typed) => {
    setTyped(changed);
    setUnknown(false);
    const { latitude, longitude } = changed;
    onChange(writtenPlace({ latitude: degreesOf(latitude), longitude: degreesOf(longitude) }));
  };
  const take = async () => {
    const position = await positionNow();
    if (position) put({ latitude: position.latitude.toFixed(6), longitude: position.longitude.toFixed(6) });
    else setUnknown(true);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {parts.map((name, at) => (
        <input
          key={name}
          {...(at === 0 ? controlAttributes(props) : {})}
          aria-label={`${label} · ${t(name)}`}
          placeholder={t(name)}
          inputMode="decimal"
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => put({ ...typed, [name]: target.value })}
          onBlur={() => onBlur(id, value)}
          className={`${controlLook} max-w-40`}
        />
      ))}
      <Button look="secondary" onClick={() => void take()}>
        {t('hereAndNow')}
      </Button>
      <p role="status" className="text-sm text-seal-600 empty:hidden">
        {isUnknown ? t('noPosition') : null}
      </p>
    </div>
  );
}

const textOf = (degrees: number | undefined): string => (degrees === undefined ? '' : String(degrees));

/** What is no number is told as it was typed, so that whoever typed it learns of it. */
const degreesOf = (text: string): number | string | undefined => {
  const typed = text.trim();
  if (typed === '') return undefined;
  return Number.isNaN(Number(typed)) ? typed : Number(typed);
};
