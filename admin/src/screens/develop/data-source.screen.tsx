import { useMemo, useState } from 'react';
import { App } from 'antd';

import type { SourceTrial } from '@policy/shared/contract/develop/answers.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import type { ExtraField } from '../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { SourceBrowser } from './source-browser.tsx';
import { useDevelopWords } from './use-develop-words.ts';

const password = optional(text(200));

/** The password of a data source. */
const passwordField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'password', behind: 'username', label, hint, schema: password });

/** Outside databases: tried, and looked into. */
export default function DataSourceScreen() {
  const t = useDevelopWords();
  const { can } = useWorkplace();
  const tryOut = useTrial();
  const [browsed, setBrowsed] = useState<{ id: string; name: string }>();
  const extra = useMemo(() => [passwordField(t('password'), t('passwordHint'))], [t]);
  return (
    <>
      <EntityScreen
        entity={dataSource}
        extra={extra}
        acts={({ id, name }) => [
          ...(can('datasource_test') ? [{ key: 'test', label: t('test'), run: () => tryOut(id) }] : []),
          ...(can('datasource_view')
            ? [{ key: 'browse', label: t('browse'), run: () => setBrowsed({ id, name }) }]
            : []),
        ]}
      />
      {browsed ? <SourceBrowser {...browsed} onClose={() => setBrowsed(undefined)} /> : null}
    </>
  );
}

/** Tries a connection and tells what came of it; the frame tells a refusal. */
function useTrial() {
  const t = useDevelopWords();
  const { http } = useWorkplace();
  const { message, notification } = App.useApp();
  const run = async (id: string) => {
    const hide = message.loading(t('testing'), 0);
    try {
      const told = await http.post<SourceTrial>('blade-develop/datasource/test', { id });
      const { version, latencyMs, mayWrite } = told;
      notification[mayWrite ? 'warning' : 'success']({
        message: t('tested'),
        description: (
          <>
            <p>{t('testedDetail', { version, latency: latencyMs })}</p>
            {mayWrite ? <p>{t('mayWrite')}</p> : null}
          </>
        ),
      });
    } finally {
      hide();
    }
  };
  return (id: string) => void run(id).catch(passOverRefusal);
}
