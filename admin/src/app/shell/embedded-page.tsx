import { Result, Spin } from 'antd';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { frameAddress } from './frame-address.ts';
import { useFrameOrigins } from './frame-origins.ts';
import './embedded-page.css';

/** A page of another site inside ours: sandboxed, and only where the installation allows that site. */
export default function EmbeddedPage() {
  const t = useTranslations('frameSource');
  const [search] = useSearchParams();
  const allowed = useFrameOrigins();
  if (!allowed) return <Spin />;
  const address = frameAddress(search.get('src') ?? '', allowed, window.location.origin);
  if (!address) return <Result status="403" title={t('refusedTitle')} subTitle={t('refusedText')} />;
  return (
    <iframe
      className="embedded-page"
      src={address}
      title={search.get('name') ?? address}
      // Scripts of the other site run as the other site; they can neither leave their frame nor read ours.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
