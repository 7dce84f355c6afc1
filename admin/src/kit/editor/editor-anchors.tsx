import { Badge } from 'antd';
import { usePageWords } from '../entity/use-page-words.ts';

/** A part of a page as its list of contents tells it. */
export interface Anchor {
  id: string;
  title: string;
  /** Fields of the part whose values are refused. */
  problems: number;
}

function show(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** The parts of a page, each a way to it, with how many of its fields are to be mended. */
export function EditorAnchors({ anchors }: { anchors: readonly Anchor[] }) {
  const t = usePageWords();
  return (
    <nav className="editor-anchors" aria-label={t('contents')}>
      {anchors.map(({ id, title, problems }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // The address stays that of the page: its tab and its way back depend on it.
            event.preventDefault();
            show(id);
          }}
        >
          {title}
          {problems > 0 ? (
            <>
              {' '}
              <Badge count={problems} size="small" aria-hidden />
              <span className="sr-only">{t('problems', { count: problems })}</span>
            </>
          ) : null}
        </a>
      ))}
    </nav>
  );
}
