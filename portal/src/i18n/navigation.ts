import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing.ts';

/** Redirects that keep the reader's language. */
export const { redirect, permanentRedirect } = createNavigation(routing);
