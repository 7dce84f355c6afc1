import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';

const looks = {
  primary: 'border-transparent bg-wave-600 text-white hover:bg-wave-700',
  secondary: 'border-wave-600 bg-paper text-wave-600 hover:bg-wave-50',
  quiet: 'border-transparent bg-transparent text-wave-600 hover:bg-wave-50',
  danger: 'border-seal-600 bg-paper text-seal-600 hover:bg-seal-50',
};

const sizes = {
  small: 'min-h-9 px-3 py-1 text-sm elder:min-h-11',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-2.5 text-lg',
};

interface Look {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
}

function lookOf({ look = 'primary', size = 'medium' }: Look, extra?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border-2 text-center font-semibold no-underline',
    'transition-colors duration-150 ease-wave aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden',
    looks[look],
    sizes[size],
    extra,
  );
}

type ButtonProps = Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that does something here; while `busy` it keeps its focus and says so, and its caller ignores presses. */
export function Button(props: ButtonProps) {
  const { look, size, icon, iconAfter, busy, className, children, type = 'button', ...rest } = props;
  return (
    <button
      type={type}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      className={lookOf({ look, size, children }, className)}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </button>
  );
}

type ButtonLinkProps = Look & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button: it leads somewhere. `href` already carries the language. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, icon, iconAfter, className, children, ...rest } = props;
  return (
    <a className={lookOf({ look, size, children }, className)} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </a>
  );
}
