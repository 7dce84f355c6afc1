import { List, Modal, Spin, Tag, Typography } from 'antd';
import useSWR from 'swr';

import type { SignOnStep, TestedStep } from '@policy/shared/contract/sign-in/sign-on.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useSignOnWords } from './use-sign-on-words.ts';

interface StepsDialogProps {
  what: 'test' | 'outcomes';
  provider: { id: string; name: string };
  onClose: () => void;
}

/** What is told of one step, of a test or of somebody's sign-on. */
interface Line {
  step: SignOnStep;
  isOk: boolean;
  ms: number;
  message: string;
  createTime?: string;
}

/** How a provider answers just now, or how the last sign-ons over it ended: each with its step. */
export function StepsDialog({ what, provider: { id, name }, onClose }: StepsDialogProps) {
  const t = useSignOnWords();
  const { http } = useWorkplace();
  const { data, isLoading } = useSWR(['sign-on-steps', what, id], () => linesOf(http, what, id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
  });
  return (
    <Modal open title={`${t(what)} · ${name}`} footer={null} onCancel={onClose} width={640}>
      <Spin spinning={isLoading}>
        <List
          size="small"
          dataSource={data ?? []}
          locale={{ emptyText: isLoading ? ' ' : t('nothing') }}
          renderItem={({ step, isOk, ms, message, createTime }) => (
            <List.Item>
              <div>
                <Tag color={isOk ? 'success' : 'error'}>{t(isOk ? 'passed' : 'failed')}</Tag>
                {t(`steps.${step}`)} <Typography.Text type="secondary">{t('ms', { ms })}</Typography.Text>
                {createTime ? <Typography.Text type="secondary"> · {createTime}</Typography.Text> : null}
                {message ? <div>{message}</div> : null}
              </div>
            </List.Item>
          )}
        />
      </Spin>
    </Modal>
  );
}

type Http = ReturnType<typeof useWorkplace>['http'];

async function linesOf(http: Http, what: StepsDialogProps['what'], id: string): Promise<Line[]> {
  if (what === 'outcomes') return http.get<Line[]>('policy/identityprovider/outcomes', { id });
  const tested = await http.post<TestedStep[]>('policy/identityprovider/test', { id });
  return tested.map(({ ok, ...step }) => ({ ...step, isOk: ok }));
}
