import { javascript } from '@codemirror/lang-javascript';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, basicSetup } from 'codemirror';

interface Diff {
  /** Null for a file that is new. */
  before: string | null;
  after: string;
  isNarrow: boolean;
  /** What either side is called by those who hear it. */
  labels: readonly [string, string];
  /** How lines that stay are summed up; `$` is their number. */
  unchanged: string;
}

// The library puts symbols around the number of folded lines that few fonts have.
const plainSum = EditorView.theme({
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: 'none' },
});

const reading = (label: string, unchanged: string): Extension => [
  basicSetup,
  javascript({ typescript: true, jsx: true }),
  EditorState.readOnly.of(true),
  EditorView.lineWrapping,
  plainSum,
  EditorState.phrases.of({ '$ unchanged lines': unchanged }),
  EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true' }),
];
const collapseUnchanged = { margin: 3, minSize: 6 };

/** Draws two texts and what differs into a place, until the signal takes it away. */
export function drawDiff(parent: HTMLElement, diff: Diff, until: AbortSignal): void {
  if (until.aborted) return;
  const view = viewOf(parent, diff);
  until.addEventListener('abort', () => view.destroy());
}

function viewOf(parent: HTMLElement, { before, after, isNarrow, labels, unchanged }: Diff) {
  const [left, right] = labels.map((label) => reading(label, unchanged));
  if (before === null) return new EditorView({ parent, doc: after, extensions: right ?? [] });
  const unified = unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged });
  if (isNarrow) return new EditorView({ parent, doc: after, extensions: [right ?? [], unified] });
  const a = { doc: before, extensions: left ?? [] };
  const b = { doc: after, extensions: right ?? [] };
  return new MergeView({ parent, a, b, collapseUnchanged });
}
