import { useCallback } from 'react';
import { Alert } from 'antd';
import { useTranslations } from 'use-intl';

import { loadChunk } from '../../kit/page/lazy-part.ts';
import { useDrawing } from '../../kit/page/use-drawing.ts';
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
  const said = JSON.stringify(option);
  const draw = useCallback(
    async (place: HTMLElement, until: AbortSignal) => {
      const { drawChart } = await loadChunk(() => import('./draw.ts'));
      drawChart(place, option, until);
    },
    // A page makes its options anew at each drawing; what they say is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [said],
  );
  const { box, isFailed } = useDrawing(draw);
  return (
    <>
      {isFailed ? <Alert type="warning" message={t('failed')} /> : null}
      <div ref={box} role="img" aria-label={label} hidden={isFailed} style={{ height }} />
    </>
  );
}
