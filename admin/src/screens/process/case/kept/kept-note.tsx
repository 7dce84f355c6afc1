import type { Kept } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

/** Says that what stands here is what was kept for later, and since when. */
export function KeptNote({ kept }: { kept: Kept | null | undefined }) {
  const t = useCaseWords();
  return kept ? <p className="case-quiet">{t('keptAt', { time: kept.keptTime.slice(0, 16) })}</p> : null;
}
