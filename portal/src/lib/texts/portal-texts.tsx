import 'server-only';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

import type { Messages } from '../../i18n/catalogue.ts';

interface PortalTextsProps {
  /** Families of texts that the islands inside use, besides those of the shared components. */
  families: readonly (keyof Messages)[];
  children: ReactNode;
}

/** Gives islands that speak much their texts; nothing else of the catalogue reaches the browser. */
export function PortalTexts({ families, children }: PortalTextsProps) {
  const messages = useMessages();
  const told = Object.fromEntries([...families, 'ui' as const].map((family) => [family, messages[family]]));
  return (
    <NextIntlClientProvider locale={useLocale()} messages={told} timeZone="Asia/Shanghai">
      {children}
    </NextIntlClientProvider>
  );
}
