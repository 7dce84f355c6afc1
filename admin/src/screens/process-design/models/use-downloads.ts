import { App } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { loadChunk } from '../../../kit/page/lazy-part.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';

/** What a model is taken away as: its document, and the picture of it. */
export function useDownloads() {
  const t = useDesignWords();
  const { message } = App.useApp();
  const calls = useModelCalls();
  const keep = async ({ id, modelKey }: Pick<Model, 'id' | 'modelKey'>, kind: 'bpmn' | 'svg') => {
    const { xml } = await calls.whole(id);
    if (kind === 'bpmn') {
      saveFile(new Blob([xml ?? ''], { type: 'application/xml' }), `${modelKey}.bpmn`);
      return;
    }
    const { pictureOf } = await loadChunk(() => import('./picture-of.ts'));
    const picture = await pictureOf(xml ?? '').catch(() => null);
    if (picture === null) void message.error(t('notDrawn'));
    else saveFile(new Blob([picture], { type: 'image/svg+xml' }), `${modelKey}.svg`);
  };
  const act = (model: Model, kind: 'bpmn' | 'svg'): Act => ({
    key: kind,
    label: t(kind === 'bpmn' ? 'download' : 'downloadPicture'),
    run: () => void keep(model, kind).catch(passOverRefusal),
  });
  return (model: Model): Act[] => [act(model, 'bpmn'), act(model, 'svg')];
}
