import { Descriptions, Modal } from 'antd';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { useGrants } from '../../../menu/grants.ts';
import { useLanguage } from '../../../locale.tsx';
import { routes } from '../../../routes.ts';
import { session, tokens } from '../../../site.ts';
import { routeAt } from '../../../navigation.ts';
import { useSizeClass } from '../../../../kit/page/size-class.ts';

/** What the page in front is, for whom it is shown, and which button codes he holds. */
export default function DebugDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('debug');
  const title = useTranslations('tools')('debug');
  const { pathname, search } = useLocation();
  const sizeClass = useSizeClass();
  const { buttons } = useGrants(useLanguage().locale);
  const route = routeAt(routes, pathname);
  const user = session.user();
  const facts = [
    ['page', pathname + search],
    ['menu', route?.menu ?? route?.parent],
    ['tenant', user?.tenant_id],
    ['roles', user?.role_name],
    ['sizeClass', sizeClass],
    ['tokenAge', Math.round(tokens.ageSeconds() ?? 0)],
    ['permissions', buttons.join(', ')],
  ] as const;
  const items = facts.map(([key, value]) => ({
    key,
    label: t(key),
    children: String(value ?? '') || t('none'),
  }));
  return (
    <Modal open title={title} width={640} footer={null} onCancel={onClose}>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={items}
        styles={{ label: { whiteSpace: 'nowrap' } }}
      />
    </Modal>
  );
}
