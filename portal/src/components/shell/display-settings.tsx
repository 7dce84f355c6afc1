'use client';

import type { Display } from '@policy/shared/auth/preferences/display.ts';
import { useHydrated } from '../feedback/use-hydrated.ts';
import { Icon } from '../icons/icon.tsx';
import { useDisplay } from './use-display.ts';

interface DisplaySettingsProps {
  texts: Record<'elder' | 'accessibility' | 'textSize' | 'contrast' | Display['text'], string>;
}

const textSizes: Display['text'][] = ['normal', 'large', 'larger'];
const item =
  'script-only inline-flex min-h-9 items-center gap-1 px-1.5 whitespace-nowrap sm:gap-1.5 sm:px-2 hover:text-white hover:underline elder:min-h-11';

/** Elder mode, text size and contrast, remembered in this browser; `public/display.js` applies them before paint. */
export function DisplaySettings({ texts }: DisplaySettingsProps) {
  const { display, choose } = useDisplay();
  // Seen before React answers: what is pressed until then would be lost without a word.
  const isAsleep = !useHydrated();
  return (
    <>
      <button
        type="button"
        disabled={isAsleep}
        aria-pressed={display.elder}
        onClick={() => choose({ elder: !display.elder })}
        className={item}
      >
        <Icon name={display.elder ? 'check-circle' : 'text-size'} className="size-4" />
        {texts.elder}
      </button>
      <button type="button" popoverTarget="display-settings" className={item}>
        <Icon name="accessibility" className="size-4" />
        {texts.accessibility}
      </button>
      <div
        id="display-settings"
        popover="auto"
        className="fixed inset-auto top-11 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-paper p-5 text-base text-ink shadow-float"
      >
        <fieldset disabled={isAsleep}>
          <legend className="font-semibold">{texts.textSize}</legend>
          {textSizes.map((size) => (
            <label key={size} className="flex min-h-10 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="text-size"
                checked={display.text === size}
                onChange={() => choose({ text: size })}
                className="size-5 accent-wave-600"
              />
              {texts[size]}
            </label>
          ))}
        </fieldset>
        <label className="mt-2 flex min-h-10 cursor-pointer items-center gap-3 border-t border-line pt-2 font-semibold">
          <input
            type="checkbox"
            disabled={isAsleep}
            checked={display.contrast}
            onChange={() => choose({ contrast: !display.contrast })}
            className="size-5 accent-wave-600"
          />
          {texts.contrast}
        </label>
      </div>
    </>
  );
}
