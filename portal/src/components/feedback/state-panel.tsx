import type { ReactNode } from 'react';

interface StatePanelProps {
  title: string;
  text?: ReactNode;
  /** One scene of `illustrations/scenes.tsx`. */
  scene: ReactNode;
  /** What the reader can do next: links, a search box. */
  children?: ReactNode;
  /** `1` where the panel is the page itself. */
  level?: 1 | 2;
}

/** A designed state in place of content: nothing yet, nothing found, not allowed, broken, settled. */
export function StatePanel({ title, text, scene, children, level = 2 }: StatePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto flex max-w-reading flex-col items-center px-4 py-12 text-center">
      {scene}
      <Heading className={level === 1 ? 'mt-6 text-2xl' : 'mt-4 text-xl'}>{title}</Heading>
      {text ? <p className="mt-2 text-ink-soft">{text}</p> : null}
      {children ? <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{children}</div> : null}
    </section>
  );
}
