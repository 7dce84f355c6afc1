import { useState } from 'react';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, App, Button, Card, Form, List, Upload } from 'antd';
import type { UploadFile } from 'antd';

import { useBusy } from '../../../kit/acts/use-busy.ts';
import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useClassicWords } from './use-classic-words.ts';
import { whereTo, WhereToItems } from './where-to.tsx';
import type { WhereTo } from './where-to.tsx';

interface Deployed {
  id: string;
  key: string;
  version: number;
}

type Asked = WhereTo & { files?: UploadFile[] };

/** Deploys the processes of files, for whoever may; its menu alone does not allow it. */
export default function DeployFilesScreen() {
  const t = useClassicWords();
  const { can } = useWorkplace();
  return can('design_model_deploy') ? (
    <Card>
      <DeployForm />
    </Card>
  ) : (
    <Alert type="info" showIcon message={t('mayNotDeploy')} />
  );
}

/** Deploys the processes of files, all of them or none. */
function DeployForm() {
  const t = useClassicWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Asked>();
  const [deployed, setDeployed] = useState<readonly Deployed[]>([]);
  const send = async ({ files = [], ...asked }: Asked) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(whereTo(asked))) body.append(name, value);
    for (const { originFileObj, name } of files) if (originFileObj) body.append('files', originFileObj, name);
    setDeployed(await http.upload<Deployed[]>('blade-flow/manager/deploy-upload', body));
    void message.success(t('deployed'));
    form.resetFields(['files']);
  };
  return (
    <Form<Asked>
      form={form}
      name="deploy-files"
      layout="vertical"
      style={{ maxWidth: 560 }}
      onFinish={(asked) => void run(() => send(asked)).catch(passOverRefusal)}
    >
      <WhereToItems />
      <Form.Item
        name="files"
        label={t('files')}
        valuePropName="fileList"
        getValueFromEvent={({ fileList }: { fileList: UploadFile[] }) => fileList}
        rules={[{ required: true, message: t('filesMissing') }]}
      >
        <Upload multiple accept=".xml,.bpmn" beforeUpload={() => false} maxCount={20}>
          <Button icon={<UploadOutlined />}>{t('chooseFiles')}</Button>
        </Upload>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('deploy')}
      </Button>
      {deployed.length > 0 ? (
        <List<Deployed>
          size="small"
          header={t('result')}
          dataSource={[...deployed]}
          rowKey="id"
          renderItem={({ key, version }) => <List.Item extra={t('version', { version })}>{key}</List.Item>}
        />
      ) : null}
    </Form>
  );
}
