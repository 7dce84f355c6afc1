import type { CaseView } from '@policy/shared/contract/application/calls.ts';

/** What officers said when they returned an application, oldest first. */
export const correctionComments = ({ comments }: Pick<CaseView, 'comments'>) =>
  comments.filter(({ node }) => node === 'supplement');

/** What the newest correction says about each place that it names. */
export function commentsByRef(view: CaseView): Record<string, string[]> {
  if (view.application.status !== 'supplement') return {};
  const newest = correctionComments(view).at(-1);
  return Object.fromEntries((newest?.fieldRefs ?? []).map((ref) => [ref, newest ? [newest.content] : []]));
}
