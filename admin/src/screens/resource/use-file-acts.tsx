import { App } from 'antd';

import { canPreview } from '../../components/file-preview/preview-types.ts';
import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { fileLinkOf } from './file-link.ts';
import type { Stored } from './file-link.ts';
import { useResourceWords } from './words/use-resource-words.ts';

/** What can be done with a file itself, each time by a fresh link; `show` looks at it in place. */
export function useFileActs(show: (file: { name: string; link: string }) => void) {
  const t = useResourceWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const linkOf = ({ id }: Stored) => fileLinkOf(http, id);
  const download = async (file: Stored) => window.location.assign(await linkOf(file));
  const copy = async (file: Stored) => {
    await navigator.clipboard.writeText((await linkOf(file)).href);
    void message.success(t('copied'));
  };
  const preview = async (file: Stored) => {
    const link = await linkOf(file);
    // A storage of its own hands files out to be saved only.
    if (link.origin === window.location.origin) show({ name: file.originalName, link: link.href });
    else window.location.assign(link);
  };
  const act = (key: 'preview' | 'download' | 'copyLink', run: () => Promise<void>): Act => ({
    ...{ key, label: t(key) },
    // The frame tells a refusal.
    run: () => void run().catch(passOverRefusal),
  });
  return (file: Stored): Act[] => [
    ...(canPreview(file.originalName) ? [act('preview', () => preview(file))] : []),
    act('download', () => download(file)),
    act('copyLink', () => copy(file)),
  ];
}
