import type { ReactNode } from 'react';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="h-36 w-auto elder:hidden" viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="80" rx="112" ry="66" className="fill-wave-50" />
      {children}
      <g fill="none" className="stroke-wave-400" strokeWidth="3" strokeLinecap="round">
        <path d="M26 134c16-9 32-9 47 0s31 9 47 0 31-9 47 0 31 9 47 0" />
        <path d="M66 148c9-5 18-5 27 0s18 5 27 0 18-5 27 0 18 5 27 0" />
      </g>
    </svg>
  );
}

const outline = {
  fill: 'none',
  className: 'stroke-wave-700',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A sheet resting on the water: there is nothing here yet. */
export function EmptyScene() {
  return (
    <Scene>
      <path {...outline} className="fill-paper stroke-wave-700" d="M84 28h52l22 22v70H84Z" />
      <path {...outline} d="M134 30v22h22M100 70h40M100 86h40M100 102h24" />
      <rect x="30" y="44" width="44" height="9" rx="4.5" className="fill-mist-300" />
      <rect x="172" y="62" width="38" height="9" rx="4.5" className="fill-mist-300" />
    </Scene>
  );
}

/** A glass over bare terraces: the search found nothing. */
export function NoResultsScene() {
  return (
    <Scene>
      <path
        fill="none"
        className="stroke-mist-400"
        strokeWidth="3"
        d="M28 116c34-2 48-34 84-34s52 32 100 30M40 124c28-6 44-26 72-26s46 22 88 22"
      />
      <circle cx="112" cy="66" r="34" className="fill-paper stroke-wave-700" strokeWidth="3.5" />
      <path {...outline} strokeWidth="6" d="m137 91 24 24" />
      <path {...outline} d="M100 58a14 14 0 0 1 24 8" />
    </Scene>
  );
}

/** A bridge with its middle missing: this way leads nowhere. */
export function NotFoundScene() {
  return (
    <Scene>
      <path
        {...outline}
        d="M22 92h66M152 92h66M38 92c6-22 30-22 36 0M166 92c6-22 30-22 36 0M88 92v26M152 92v26M22 92v26M218 92v26"
      />
      <path {...outline} className="stroke-seal-600" strokeDasharray="2 10" d="M96 92h50" />
      <rect x="96" y="40" width="48" height="10" rx="5" className="fill-mist-300" />
      <rect x="114" y="56" width="40" height="10" rx="5" className="fill-mist-300" />
    </Scene>
  );
}

/** A cloud with a stroke of lightning: something broke on our side. */
export function FailureScene() {
  return (
    <Scene>
      <path
        {...outline}
        className="fill-paper stroke-wave-700"
        d="M78 92a22 22 0 0 1 0-44c4-18 20-28 38-26 18 2 30 14 32 30a20 20 0 0 1 8 40Z"
      />
      <path {...outline} className="fill-none stroke-seal-600" strokeWidth="4" d="m122 70-14 24h20l-14 24" />
    </Scene>
  );
}

/** A closed gate: the page exists, but not for this reader. */
export function ForbiddenScene() {
  return (
    <Scene>
      <path
        {...outline}
        className="fill-paper stroke-wave-700"
        d="M76 120V62c0-24 20-40 44-40s44 16 44 40v58Z"
      />
      <path {...outline} d="M120 22v98M76 84h88" />
      <circle cx="120" cy="84" r="15" className="fill-seal-600" />
      <path {...outline} className="stroke-white" d="M114 84h12" />
    </Scene>
  );
}

/** A stamped sheet: the matter is settled. */
export function SettledScene() {
  return (
    <Scene>
      <path {...outline} className="fill-paper stroke-wave-700" d="M80 24h80v96H80Z" />
      <path {...outline} d="M96 46h48M96 62h48M96 78h22" />
      <circle cx="142" cy="94" r="24" className="fill-seal-600" />
      <path {...outline} className="stroke-white" strokeWidth="4.5" d="m131 95 8 8 15-17" />
    </Scene>
  );
}
