import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { saveFile } from '../page/save-file.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** Keeps the sheet with its problems at their cells; mended, it may be uploaded as it is. */
export function SaveAnnotated({ file, title, isRest }: { file: Blob; title: string; isRest: boolean }) {
  const t = useSheetWords();
  return (
    <div>
      <Button icon={<DownloadOutlined />} onClick={() => saveFile(file, t('annotatedName', { title }))}>
        {t(isRest ? 'annotatedRest' : 'annotated')}
      </Button>
      <p className="import-hint">{t('annotatedHint')}</p>
    </div>
  );
}
