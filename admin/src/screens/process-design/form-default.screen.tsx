import { App } from 'antd';

import { formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { DefaultTest } from '@policy/shared/contract/process-design/tests.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useTestWords } from './testing/use-test-words.ts';

/** Values that fields of forms begin with, each of which is tried for whoever is at work. */
export default function FormDefaultScreen() {
  const t = useTestWords();
  const { http } = useWorkplace();
  const { modal } = App.useApp();
  const test = async ({ name, type, call, content }: RowOf<typeof formDefault>) => {
    const { value } = await http.post<DefaultTest>(`${formDefault.path}/test`, {
      ...{ type, call, content },
    });
    const told = typeof value === 'string' ? value : JSON.stringify(value);
    modal.info({
      title: t('testOf', { name }),
      content: value === null || value === '' ? t('noValue') : t('valueNow', { value: told }),
    });
  };
  return (
    <EntityScreen
      entity={formDefault}
      acts={(row) => [{ key: 'test', label: t('test'), run: () => void test(row).catch(passOverRefusal) }]}
    />
  );
}
