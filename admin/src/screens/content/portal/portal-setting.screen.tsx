import { Skeleton, Typography } from 'antd';
import useSWR from 'swr';

import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';

import { EntityEditor } from '../../../kit/editor/entity-editor.tsx';
import type { Row } from '../../../kit/entity/fields.ts';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { FeaturesInput } from './features-input.tsx';
import { LinksInput } from './links-input.tsx';
import { NavigationInput } from './navigation-input.tsx';
import { usePortalWords } from './use-portal-words.ts';
import './portal-setting.css';

const overrides = {
  friendlyLinks: { input: LinksInput },
  navigation: { input: NavigationInput },
  closedFeatures: { input: FeaturesInput },
};
const once = { revalidateOnFocus: false, shouldRetryOnError: false };

/** What a tenant's portal says of itself, and how it looks and works, on one page. */
export default function PortalSettingScreen() {
  const { locale } = useWorkplace();
  const calls = useEntity(portalSetting);
  const { data, isLoading, mutate } = useSWR<Row | undefined, Error>(
    ['portal-setting', locale],
    async () => (await calls.page({ size: 1 })).records[0],
    once,
  );
  if (isLoading) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (!data) return <NotRead />;
  return (
    <>
      <PortalLink />
      <EntityEditor {...{ entity: portalSetting, overrides }} row={data} reload={() => mutate()} />
    </>
  );
}

/** The way to the portal that is set up here. */
function PortalLink() {
  const t = usePortalWords();
  const { http } = useWorkplace();
  const { data } = useSWR<{ address: string | null }, Error>(
    'portal-address',
    () => http.get(`${portalSetting.path}/address`),
    once,
  );
  if (!data) return null;
  return (
    <Typography.Paragraph>
      {data.address === null ? (
        t('noPortal')
      ) : (
        <a href={data.address} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      )}
    </Typography.Paragraph>
  );
}
