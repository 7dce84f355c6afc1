import { ApiError } from '@policy/shared/client/api-error.ts';
import type { FileView } from '@policy/shared/contract/application/calls.ts';
import type { PhoneLink } from '@policy/shared/contract/application/phone-link.ts';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { wireDate } from '../../../components/content/wire-date.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { phoneHash, phonePath } from './phone-address.ts';
import { usePhoneLink, type UploadTarget } from './use-phone-link.ts';

const QrCode = lazy(() => import('../../../components/actions/qr-code.tsx'));

interface LinkCodeProps {
  asked: UploadTarget;
  onFile: (file: FileView) => void;
  onAnother: () => void;
}

/** One code and what becomes of it: shown while it is open, and then what came, or that its time is over. */
export function LinkCode({ asked, onFile, onAnother }: LinkCodeProps) {
  const t = useTranslations('declaration.phone');
  const { link, refusal, state, name } = usePhoneLink(asked, onFile);
  const another = (
    <Button look="secondary" size="small" className="mt-2" onClick={onAnother}>
      {t('another')}
    </Button>
  );
  if (refusal)
    return (
      <Notice tone="bad" role="alert" title={refusal instanceof ApiError ? refusal.msg : t('failed')}>
        {another}
      </Notice>
    );
  return (
    <div className="mt-4">
      <div role="status">
        {state === 'used' ? (
          <Notice tone="good" title={t('came', { name })}>
            {another}
          </Notice>
        ) : null}
        {state === 'expired' ? (
          <Notice tone="warn" title={t('expired')}>
            {another}
          </Notice>
        ) : null}
      </div>
      {state === 'open' ? <OpenCode link={link} asked={asked} /> : null}
    </div>
  );
}

function OpenCode({ link, asked }: { link: PhoneLink | null; asked: UploadTarget }) {
  const t = useTranslations('declaration.phone');
  const locale = useLocale();
  const format = useFormatter();
  const time = wireDate(link?.expiresAt);
  const loading = <Skeleton label={t('loading')} lines={8} />;
  if (!link || !time) return loading;
  const address = `${window.location.origin}${localHref(locale, phonePath)}${phoneHash({ ...link, ...asked })}`;
  return (
    <>
      <div className="inline-block rounded-md border border-line bg-white p-1">
        <Suspense fallback={loading}>
          <QrCode title={t('code')} value={address} />
        </Suspense>
      </div>
      <p>{t('once', { time: format.dateTime(time, { timeStyle: 'short' }) })}</p>
    </>
  );
}
