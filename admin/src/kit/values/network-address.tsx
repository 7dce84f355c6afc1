import { useTranslations } from 'use-intl';

import { placeOf } from './address-place.ts';

/** The address that a call came from, and whose network that is. */
export function NetworkAddress({ address }: { address: string | null | undefined }) {
  const t = useTranslations('kit');
  return address ? t('addressIn', { address, place: t(`place.${placeOf(address)}`) }) : '—';
}
