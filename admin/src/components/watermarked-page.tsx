import { useState } from 'react';
import type { ReactNode } from 'react';
import { WaterMark } from '@ant-design/pro-layout';
import dayjs from 'dayjs';

interface WatermarkedPageProps {
  /** Who is looking. */
  person: string;
  children: ReactNode;
}

/** A page with data about companies and people: every picture taken of it says who took it and on which day. */
export function WatermarkedPage({ person, children }: WatermarkedPageProps) {
  const [day] = useState(() => dayjs().format('YYYY-MM-DD'));
  return <WaterMark content={[person, day]}>{children}</WaterMark>;
}
