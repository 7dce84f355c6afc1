'use client';

import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const Phone = createContext<string | null>(null);

/** Tells what is inside which number the portal's tenant has set for questions; forms far below a page need it once in a while. */
export const ServicePhone = ({ phone, children }: { phone: string; children: ReactNode }) => (
  <Phone value={phone}>{children}</Phone>
);

/** The number for questions; null where no page has told it. */
export const useServicePhone = (): string | null => use(Phone);
