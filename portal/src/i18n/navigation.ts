import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing.ts';

/** Paths and redirects that carry the reader's language. */
export const { redirect, getPathname } = createNavigation(routing);
