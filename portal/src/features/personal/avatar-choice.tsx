'use client';

import { putFile } from '@policy/shared/client/put-file.ts';
import { useTranslations } from 'next-intl';

import { basePath } from '../../base-path.ts';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { usePurpose } from '../../components/forms/use-purpose.tsx';
import { FileChooser } from '../../components/forms/file-chooser.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { useCall } from './use-call.ts';

const mostBytes = 500 * 1024;

/** The reader's picture, and another one in its place; the server looks at what it really is. */
export function AvatarChoice({ avatar }: { avatar: string | null }) {
  const t = useTranslations('personal');
  const purposeOf = usePurpose();
  const { problems, setProblems, isBusy, run } = useCall(['avatar']);
  const choose = ([file]: File[]) => {
    if (!file) return;
    if (file.size > mostBytes) {
      setProblems([{ fieldId: 'avatar', text: t('avatarTooLarge') }]);
      return;
    }
    void run(async () => {
      const { attachId } = await putFile(http, { file, purpose: 'avatar' });
      await http.post('blade-user/update-info', { avatar: attachId });
      window.location.reload();
    });
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {avatar ? (
          <img src={`${basePath}${avatar}`} alt={t('avatar')} className="size-16 rounded-full object-cover" />
        ) : (
          <span className="text-ink-faint">{t('noAvatar')}</span>
        )}
        <FileChooser
          small
          label={isBusy ? t('busy') : t('changeAvatar')}
          about={t('avatarAbout')}
          accept={['jpg', 'png']}
          onChoose={choose}
        />
        <span className="text-sm text-ink-faint">{purposeOf('avatar', t('avatarAbout'))}</span>
      </div>
      <RefusalNotice refusal={problems[0]?.text ?? ''} className="mt-3" />
    </div>
  );
}
