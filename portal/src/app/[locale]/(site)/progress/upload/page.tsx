import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { InBrowser } from '../../../../../components/feedback/in-browser.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { PhoneUpload } from '../../../../../features/declaration/phone/phone-upload.tsx';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('declaration.phone');
  return pageMetadata({ title: t('page') });
}

/** Where a phone that has scanned a code hands one file in; whoever holds the code need not sign in. */
export default function PhoneUploadPage() {
  const t = useTranslations('declaration');
  return (
    <PageBody crumbs={[{ text: t('phone.page') }]} title={t('phone.page')}>
      <InBrowser
        families={['declaration']}
        noScript={t('materials.noScript')}
        loading={t('materials.loading')}
      >
        <PhoneUpload />
      </InBrowser>
    </PageBody>
  );
}
