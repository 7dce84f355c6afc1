import { Menu } from 'antd';

import type { FileChange } from '@policy/shared/contract/develop/answers.ts';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import { usePreviewWords } from '../use-develop-words.ts';

const tones = { new: 'good', changed: 'active', same: 'quiet', conflict: 'bad' } as const;

interface FileListProps {
  files: readonly FileChange[];
  picked: string | undefined;
  onPick: (path: string) => void;
}

/** Every file with how it stands to the sources. */
export function FileList({ files, picked, onPick }: FileListProps) {
  const t = usePreviewWords();
  return (
    <nav aria-label={t('files')}>
      <Menu
        className="develop-list"
        selectedKeys={picked ? [picked] : []}
        onClick={({ key }) => onPick(key)}
        items={files.map(({ path, state }) => ({
          key: path,
          label: (
            <>
              <StateTag tone={tones[state]} text={t(`states.${state}`)} />
              {path}
            </>
          ),
        }))}
      />
    </nav>
  );
}
