import { useState } from 'react';
import { UserOutlined } from '@ant-design/icons';
import { App, Avatar, Button, Upload } from 'antd';
import { useTranslations } from 'use-intl';

import { isAvatarFile } from '@policy/shared/auth/session/avatar.ts';
import { putFile } from '@policy/shared/client/put-file.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { siteHref } from '../../../kit/page/base-path.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

interface AvatarInputProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
}

/** The person's picture; a file of another kind or size is refused before it is sent, and by the server as well. */
export function AvatarInput({ id, value, onChange }: AvatarInputProps) {
  const t = useTranslations('people.profile');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [preview, setPreview] = useState<string>();
  const send = async (file: File) => {
    const { attachId } = await putFile(http, { file, purpose: 'avatar' });
    setPreview(`/api/blade-user/avatar/${attachId}`);
    onChange?.(attachId);
  };
  const picked = (file: File) => {
    if (isAvatarFile(file)) void send(file).catch(passOverRefusal);
    else void message.warning(t('avatarRule'));
    return false;
  };
  const source = preview ?? value;
  return (
    <div className="profile-avatar">
      <Avatar
        size={72}
        icon={<UserOutlined />}
        {...(source && { src: siteHref(source) })}
        alt={t('avatar')}
      />
      <div>
        <Upload accept="image/jpeg,image/png" showUploadList={false} beforeUpload={picked}>
          <Button {...(id && { id })}>{t('choose')}</Button>
        </Upload>
        <p>{t('avatarRule')}</p>
      </div>
    </div>
  );
}
