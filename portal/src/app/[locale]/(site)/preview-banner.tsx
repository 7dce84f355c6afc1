import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { getLocale, getTranslations } from 'next-intl/server';

import { PhoneWindow } from '../../../components/actions/phone-window.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import { requestAddress } from '../../../lib/addresses/request-address.ts';

/** Says of a page that shows a row before it is public that this is no public page; nothing on every other. */
export async function PreviewBanner({ status }: { status: string }) {
  const [t, locale, { preview }] = await Promise.all([
    getTranslations('shell.preview'),
    getLocale(),
    requestAddress(),
  ]);
  if (!preview) return null;
  const state = catalogue(locale).entity(preview.entity).choices['status']?.[status] ?? status;
  const isPublic = status === 'published';
  return (
    <>
      <aside
        aria-label={t('label')}
        className="preview-banner on-dark sticky top-0 z-20 border-y-4 border-double border-grain-50 bg-grain-700 text-white print:static print:border-ink print:bg-paper print:text-ink"
      >
        <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <p className="flex items-center gap-2 text-lg font-bold">
            <Icon name="alert" className="size-6" />
            {t(isPublic ? 'public' : 'notPublic')}
          </p>
          <p>{t('state', { state })}</p>
          {isPublic ? null : <p className="text-sm max-md:hidden print:block">{t('hint')}</p>}
          <PhoneWindow label={t('phone')} />
        </div>
      </aside>
      {/* On each sheet, where the banner stands on the first alone. */}
      <p
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 hidden -rotate-30 items-center justify-center text-4xl font-bold text-mist-300 opacity-50 print:flex"
      >
        {t(isPublic ? 'public' : 'notPublic')}
      </p>
    </>
  );
}
