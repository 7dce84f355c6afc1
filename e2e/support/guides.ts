import { itemGuide } from '../../shared/src/contract/entities/content/item-guide.ts';
import type { Page, RowOf } from '../../shared/src/contract/kit/entity.ts';
import { editorial, writtenLike } from './content.ts';

type Guide = RowOf<typeof itemGuide>;

/** An award that the industry bureau's reviewers decide on. */
const model = '软件企业营业收入上台阶奖励';
const dayMs = 86_400_000;

/** A day this far from today; far enough also for a clock that another test has moved. */
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const windows = {
  open: { applyStart: daysFromNow(-60), applyEnd: daysFromNow(60) },
  over: { applyStart: daysFromNow(-60), applyEnd: daysFromNow(-30) },
} as const;

/** An item of the demonstration by its title. */
export async function guideTitled(title: string): Promise<Guide> {
  const editor = await editorial('editor');
  const { records } = await editor.get<Page<Guide>>(`${itemGuide.path}/page`, { title });
  return records.find((guide) => guide.title === title)!;
}

/** Publishes an item of a test's own: an award without materials that a company applies for once. */
export async function publishGuide(window: keyof typeof windows): Promise<Guide> {
  const itemCode = `YL${Date.now()}`;
  const named = { itemCode, title: `试行奖励 ${itemCode}` };
  const guide = await writtenLike(itemGuide, model, { ...named, ...windows[window] });
  const publisher = await editorial('publisher');
  await publisher.post(`${itemGuide.path}/publish`, undefined, { query: { ids: guide.id } });
  return guide;
}

/** Ends the window of an item while companies are filling in. */
export async function closeWindow({ id }: Guide): Promise<void> {
  const editor = await editorial('editor');
  const { version } = await editor.get<Guide>(`${itemGuide.path}/detail`, { id });
  await editor.post(`${itemGuide.path}/submit`, { id, version, ...windows.over });
  // What is public changes once it was reviewed.
  const named = { query: { ids: id } };
  await editor.post(`${itemGuide.path}/toReview`, undefined, named);
  await (await editorial('publisher')).post(`${itemGuide.path}/publish`, undefined, named);
}
