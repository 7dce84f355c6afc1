import { useEffect, useRef, useState } from 'react';
import { Alert } from 'antd';
import { useTranslations } from 'use-intl';

import { loadChunk } from '../../kit/lazy-part.ts';
import type { ChartOption } from './draw.ts';

interface ChartProps {
  /** Says what is to be seen; the figures themselves stand in a table beside it. */
  label: string;
  option: ChartOption;
  height?: number;
}

/** A chart; the library that draws it comes with the first one shown. */
export function Chart({ label, option, height = 280 }: ChartProps) {
  const t = useTranslations('chart');
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const key = JSON.stringify(option);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const left = new AbortController();
    loadChunk(() => import('./draw.ts'))
      .then(({ drawChart }) => drawChart(place, option, left.signal))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setFailed(true);
        // What the page gets over belongs in the error log all the same.
        reportError(error);
      });
    return () => left.abort();
    // A page makes its options anew at each drawing; what they say is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  if (failed) return <Alert type="warning" message={t('failed')} />;
  return <div ref={box} role="img" aria-label={label} style={{ height }} />;
}
