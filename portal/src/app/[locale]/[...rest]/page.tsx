import { getLocale } from 'next-intl/server';

import { redirect } from '../../../i18n/navigation.ts';

/** Any path that is no page leads to the page that says so. */
export default async function UnknownPage() {
  redirect({ href: '/404', locale: await getLocale() });
}
