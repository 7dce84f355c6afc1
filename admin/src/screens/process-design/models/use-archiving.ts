import type { Act } from '../../../kit/acts/row-actions.tsx';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';

type Kept = Pick<Model, 'id' | 'name' | 'state' | 'mainVersion'>;

/** Puts models aside that cannot be removed because they were deployed, and takes them up again. */
export function useArchiving() {
  const t = useDesignWords();
  const { can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const calls = useModelCalls();
  const ofRow = ({ id, name, state, mainVersion }: Kept, reload: () => void): Act[] => {
    if (!can('design_model_delete') || mainVersion === null) return [];
    const act = state === 'archived' ? 'unarchive' : 'archive';
    const send = async () => {
      await calls[act](id);
      sayDone();
      reload();
    };
    const asked = { title: t(`${act}Ask`, { name }), content: t(`${act}Hint`) };
    return [{ key: act, label: t(act), run: () => ask(asked, send) }];
  };
  return { ofRow };
}
