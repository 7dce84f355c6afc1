import { useState } from 'react';
import { Button, Form, Input, Modal } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { focusFirst } from '../../kit/page/focus-first.ts';
import { beginSocialSignIn } from './social-state.ts';

const name = /^[\p{L}\p{N}_-]{2,30}$/u;

/** The way over the simulated third party: its page is a dialog here, and what it sends back is an address. */
export function ThirdParty() {
  const t = useTranslations('thirdParty');
  const navigate = useNavigate();
  const [isThere, setIsThere] = useState(false);
  const agree = ({ code }: { code: string }) => {
    setIsThere(false);
    const back = new URLSearchParams({ source: 'demo', code, state: beginSocialSignIn() });
    void navigate(`/login?${back.toString()}`, { replace: true });
  };
  return (
    <>
      <Button type="link" block onClick={() => setIsThere(true)}>
        {t('signIn')}
      </Button>
      <Modal
        open={isThere}
        title={t('title')}
        footer={null}
        onCancel={() => setIsThere(false)}
        destroyOnHidden
      >
        <p>{t('explain')}</p>
        <Form name="third-party" layout="vertical" requiredMark={false} onFinish={agree}>
          <Form.Item
            name="code"
            label={t('name')}
            rules={[{ required: true, pattern: name, message: t('nameRule') }]}
          >
            <Input ref={focusFirst} autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            {t('agree')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}
