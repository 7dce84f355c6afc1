'use client';

import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { useTranslations } from 'next-intl';

interface DutyChoiceProps {
  label: string;
  /** What the reader may give; what somebody has already stays his to keep or lose. */
  offered: readonly Duty[];
  chosen: readonly Duty[];
  onChange: (chosen: readonly Duty[]) => void;
}

/** The duties that somebody is given, each with what it lets him do. */
export function DutyChoice({ label, offered, chosen, onChange }: DutyChoiceProps) {
  const t = useTranslations('company');
  const toggle = (duty: Duty) =>
    onChange(duties.filter((one) => (one === duty ? !chosen.includes(duty) : chosen.includes(one))));
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {offered.map((duty) => (
        <label key={duty} className="flex min-h-11 items-start gap-2 py-1.5">
          <input
            type="checkbox"
            className="mt-[0.3em] size-5 shrink-0 accent-wave-600"
            checked={chosen.includes(duty)}
            onChange={() => toggle(duty)}
          />
          <span>
            {t(`duty.${duty}`)}
            <span className="ms-2 text-sm text-ink-faint">{t(`dutyHint.${duty}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
