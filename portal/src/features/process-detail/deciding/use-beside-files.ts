import { ApiError } from '@policy/shared/client/api-error.ts';
import { putFile } from '@policy/shared/client/put-file.ts';
import { mostCommentFiles } from '@policy/shared/contract/workflow/remarks.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';

import { http } from '../../../lib/browser/browser-session.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../../../lib/browser/unsaved.ts';

/** A file that goes with a comment. */
interface BesideFile {
  id: string;
  name: string;
}

interface Coming {
  key: string;
  name: string;
  progress: number;
}

const files = z.array(z.object({ id: z.string(), name: z.string() }));

/** The files that go with a comment: those that are there, those on their way, and what was refused last; they stay in this tab until it is sent. */
export function useBesideFiles(name: string) {
  const t = useTranslations('process.decide');
  const [held, setHeld] = useState<BesideFile[]>(
    () => files.safeParse(readUnsaved(name)?.values['files']).data ?? [],
  );
  const [coming, setComing] = useState<Coming[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const put = (change: (before: BesideFile[]) => BesideFile[]) =>
    setHeld((before) => {
      const now = change(before);
      keepUnsaved(name, { base: {}, values: { files: now } });
      return now;
    });
  const store = async (file: File, key: string) => {
    setComing((before) => [...before, { key, name: file.name, progress: 0 }]);
    try {
      const { attachId, originalName } = await putFile(http, { file, purpose: 'comment' }, (fraction) =>
        setComing((before) =>
          before.map((one) => (one.key === key ? { ...one, progress: Math.round(fraction * 100) } : one)),
        ),
      );
      put((before) => [...before, { id: attachId, name: originalName }]);
      setRefusal(undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure.msg);
    } finally {
      setComing((before) => before.filter((one) => one.key !== key));
    }
  };
  const add = async (chosen: readonly File[]) => {
    const room = mostCommentFiles - held.length - coming.length;
    setRefusal(chosen.length > room ? t('tooMany', { count: mostCommentFiles }) : undefined);
    await Promise.all(chosen.slice(0, room).map((file, index) => store(file, `${Date.now()}-${index}`)));
  };
  return {
    ...{ files: held, coming, refusal, add },
    /** Whether one is on its way still, which is said. */
    isComing: () => {
      if (coming.length > 0) setRefusal(t('stillUploading'));
      return coming.length > 0;
    },
    remove: (id: string) => put((before) => before.filter((one) => one.id !== id)),
    /** They have been sent. */
    forget: () => forgetUnsaved(name),
  };
}
