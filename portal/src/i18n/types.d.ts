import type { Messages as PortalMessages } from './catalogue.ts';
import type { Locale as PortalLocale } from './routing.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: PortalLocale;
    Messages: PortalMessages;
  }
}
