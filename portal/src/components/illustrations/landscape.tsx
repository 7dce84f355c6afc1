/**
 * The district as its name draws it: clouds above, terraces between, the river below.
 * Coloured by the theme's own tokens, so that contrast and elder mode reach it; pure decoration.
 */
export function Landscape({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="1112" cy="150" r="42" className="fill-seal-600" opacity="0.9" />
      <Ranges />
      <Clouds />
      <Terraces />
      <River />
    </svg>
  );
}

function Ranges() {
  return (
    <g>
      <path
        className="fill-mist-200"
        d="M0 262c70-20 104-66 164-66 54 0 70 40 128 40 66 0 96-92 178-92 74 0 92 70 158 70 58 0 84-50 150-50 76 0 96 62 160 62 70 0 92-98 178-98 88 0 120 96 324 92v240H0Z"
      />
      <path
        className="fill-mist-300"
        opacity="0.75"
        d="M0 316c86-8 128-58 206-58 74 0 104 46 178 46 84 0 116-70 206-70 86 0 120 66 212 66 78 0 104-44 180-44 92 0 124-58 206-58 96 0 148 66 252 60v202H0Z"
      />
    </g>
  );
}

const cloudBars = [
  { x: 860, y: 74, width: 150 },
  { x: 916, y: 94, width: 180 },
  { x: 1010, y: 152, width: 230 },
  { x: 1090, y: 172, width: 214 },
  { x: 1226, y: 132, width: 120 },
];

function Clouds() {
  return (
    <g className="fill-white">
      {cloudBars.map((bar) => (
        <rect key={bar.x} {...bar} height="14" rx="7" />
      ))}
    </g>
  );
}

const terraceSteps = [1, 2, 3, 4, 5, 6];
const westBank = 'M-20 352c160-10 230-68 370-68 170 0 230 120 470 176H-20Z';
const eastBank = 'M1460 346c-130-6-200-58-310-58-150 0-220 116-440 172h750Z';

/** Fields step down both banks: each line is the bank's own edge, let down one step and cut off by the bank. */
function Terraces() {
  return (
    <g>
      <clipPath id="landscape-banks">
        <path d={westBank} />
        <path d={eastBank} />
      </clipPath>
      <path className="fill-wave-200" d={westBank} />
      <path className="fill-wave-200" d={eastBank} />
      <g
        fill="none"
        className="stroke-white"
        strokeWidth="2.5"
        opacity="0.75"
        clipPath="url(#landscape-banks)"
      >
        {terraceSteps.map((step) => (
          <g key={step} transform={`translate(0 ${step * 19})`}>
            <path d={westBank} />
            <path d={eastBank} />
          </g>
        ))}
      </g>
    </g>
  );
}

function River() {
  return (
    <g>
      <path
        className="fill-wave-400"
        d="M0 424c120-22 240-22 360 0s240 22 360 0 240-22 360 0 240 22 360 0v36H0Z"
      />
      <path
        className="fill-wave-600"
        d="M0 442c120-14 240-14 360 0s240 14 360 0 240-14 360 0 240 14 360 0v18H0Z"
      />
      <path
        fill="none"
        className="stroke-white"
        opacity="0.6"
        strokeWidth="2"
        d="M0 414c120-22 240-22 360 0s240 22 360 0 240-22 360 0 240 22 360 0"
      />
    </g>
  );
}
