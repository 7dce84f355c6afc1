import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  className?: string;
}

/** Draws one icon in the colour and size of the text; always decoration, so the text beside it must say what it means. */
export function Icon({ name, className = 'size-[1.25em]' }: IconProps) {
  return (
    <svg
      className={`inline-block shrink-0 align-[-0.22em] ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
