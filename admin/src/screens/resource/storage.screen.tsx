import { useMemo } from 'react';
import { App } from 'antd';

import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { storageKinds } from '@policy/shared/contract/resource/storage-presets.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { EndpointInput } from './endpoint-input.tsx';
import { secretKeyField } from './secret-key-field.ts';
import { useEnable } from './use-enable.ts';
import { useResourceWords } from './words/use-resource-words.ts';

const elsewhere = storageKinds.filter((kind) => kind !== 'local');

/** Where files are kept: each place is tried before it takes new ones. */
export default function StorageScreen() {
  const t = useResourceWords();
  const { can } = useWorkplace();
  const tryOut = useTrial();
  const enable = useEnable('blade-resource/oss');
  const extra = useMemo(
    () => [secretKeyField(elsewhere, { label: t('secretKey'), hint: t('secretHint') })],
    [t],
  );
  return (
    <EntityScreen
      entity={objectStorage}
      extra={extra}
      overrides={{
        endpoint: { input: EndpointInput },
      }}
      acts={({ id, ossCode, status }, reload) => {
        if (!can('oss_enable')) return [];
        const ask = () => enable(id, t('enableStorage', { code: ossCode }), reload);
        const test = { key: 'test', label: t('test'), run: () => tryOut(id) };
        return status === 1 ? [test] : [{ key: 'enable', label: t('enable'), run: ask }, test];
      }}
    />
  );
}

/** Tries a storage and says that it passed; the frame tells which step failed. */
function useTrial() {
  const t = useResourceWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  return (id: string) => {
    const hide = message.loading(t('testing'), 0);
    void http
      .post('blade-resource/oss/test', { id })
      .then(() => message.success(t('tested')))
      .catch(passOverRefusal)
      .finally(hide);
  };
}
