import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { http } from '../../../lib/browser/browser-session.ts';
import { isStructure } from '../../../lib/browser/structure.ts';
import { controlLook } from '../../forms/field.tsx';
import { controlAttributes } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';

interface Level {
  options: { code: string; name: string }[];
  chosen: string | null;
}

const levelNames = ['province', 'city', 'district'] as const;

/** A region, chosen from one level after the other; each is asked for when the one above it is chosen. */
export function RegionField(props: InputProps) {
  const { id, value, readonly, disabled, options, onChange, onBlur } = props;
  const t = useTranslations('ui.schemaForm');
  const code = typeof value === 'string' ? value : '';
  const isOpen = readonly !== true && disabled !== true;
  const levels = useLevels(code, isOpen);
  if (!isOpen) {
    const names: Readonly<Record<string, unknown>> = isStructure(options.names) ? options.names : {};
    const name = names[code];
    return (
      <input
        {...controlAttributes(props)}
        readOnly
        value={typeof name === 'string' ? name : code}
        className={controlLook}
      />
    );
  }
  const choose = (depth: number, chosen: string) =>
    // Taking a level back leaves the one above it.
    onChange(chosen || levels[depth - 1]?.chosen || undefined);
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {levels.map((level, depth) => {
        const named = levelNames[depth] ?? 'district';
        return (
          <select
            key={named}
            {...(depth === 0 ? controlAttributes(props) : {})}
            aria-label={`${props.label} · ${t(named)}`}
            value={level.chosen ?? ''}
            onChange={({ target }) => choose(depth, target.value)}
            onBlur={() => onBlur(id, value)}
            className={controlLook}
          >
            <option value="">{t(named)}</option>
            {level.options.map((option) => (
              <option key={option.code} value={option.code}>
                {option.name}
              </option>
            ))}
          </select>
        );
      })}
    </div>
  );
}

/** The levels that lead to a code; those of before stay in sight until the next are there. */
function useLevels(code: string, isAsked: boolean): readonly Level[] {
  const [levels, setLevels] = useState<readonly Level[]>([]);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    void http
      .get<Level[]>('blade-system/region/levels', code ? { code } : {})
      .then((read) => {
        if (!isLeft) setLevels(read);
      })
      // The field stays empty, and can be tried again by choosing anew.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [code, isAsked]);
  return levels;
}
