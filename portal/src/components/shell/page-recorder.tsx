'use client';

import { writeLanguage } from '@policy/shared/auth/preferences/language.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { recordTopNavigation } from '@policy/shared/auth/navigation/top-navigation.ts';
import { useEffect } from 'react';

interface PageRecorderProps {
  /** Path without a language. */
  path: string;
  locale: 'zh' | 'en';
}

/** Records which entry of the top navigation the page belongs to, and the language it is read in. */
export function PageRecorder({ path, locale }: PageRecorderProps) {
  useEffect(() => {
    const store = createSiteStore(siteKeys.portal);
    recordTopNavigation(store, path);
    writeLanguage(store, locale);
  }, [path, locale]);
  return null;
}
