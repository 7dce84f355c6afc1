import { useRef } from 'react';
import { Alert, Button, Form, Radio, Space, Typography } from 'antd';

import type { DiagramEditor } from '../canvas/editor.ts';
import type { Simulator } from './simulator.ts';
import type { Standing } from './standing.ts';
import { useSimulation } from './use-simulation.ts';
import { useSimulationWords } from './use-simulation-words.ts';

/** Lets tokens run through what is drawn: on the diagram, and beside it in words and by buttons. */
export default function Simulation({ editor }: { editor: DiagramEditor }) {
  const t = useSimulationWords();
  const { box, simulator, isFailed, standing, nameOf } = useSimulation(editor);
  return (
    <div className="designer-body">
      <div ref={box} className="designer-canvas simulation" role="group" aria-label={t('canvas')} />
      <aside className="designer-panel" aria-label={t('title')}>
        <Space direction="vertical" className="kit-wide">
          <Typography.Text type="secondary">{t('hint')}</Typography.Text>
          {isFailed ? <Alert showIcon type="error" message={t('failed')} /> : null}
          {simulator ? <Controls {...{ simulator, standing, nameOf }} /> : null}
          <section aria-label={t('way')}>
            <Typography.Text strong>{t('way')}</Typography.Text>
            <ol className="trial-steps">
              {standing.way.map((id, at) => (
                // An element may be passed several times; the way is only added to.
                <li key={at}>{nameOf(id)}</li>
              ))}
            </ol>
          </section>
        </Space>
      </aside>
    </div>
  );
}

const speeds = { slow: 0.5, normal: 1, fast: 2 } as const;
const speedNames = ['slow', 'normal', 'fast'] as const;

interface ControlsProps {
  simulator: Simulator;
  nameOf: (id: string) => string;
  standing: Standing;
}

function Controls({ simulator, nameOf, standing: { status, waits } }: ControlsProps) {
  const t = useSimulationWords();
  const told = useRef<HTMLDivElement>(null);
  const trigger = (id: string) => {
    simulator.trigger(id);
    // The button may be gone: whoever uses the keyboard goes on from what came of it.
    told.current?.focus();
  };
  return (
    <>
      <Space wrap>
        <Button disabled={status === 'idle' || status === 'ended'} onClick={() => simulator.togglePause()}>
          {t(status === 'paused' ? 'play' : 'pause')}
        </Button>
        <Button disabled={status === 'idle'} onClick={() => simulator.restart()}>
          {t('restart')}
        </Button>
      </Space>
      <Form layout="vertical" size="small" component="div">
        <Form.Item label={t('speed')} className="designer-field">
          <Radio.Group
            aria-label={t('speed')}
            optionType="button"
            defaultValue="normal"
            options={speedNames.map((value) => ({ value, label: t(`speeds.${value}`) }))}
            onChange={({ target }) =>
              simulator.setSpeed(speeds[speedNames.find((one) => one === target.value) ?? 'normal'])
            }
          />
        </Form.Item>
      </Form>
      <div ref={told} tabIndex={-1} role="status" className="trial-status">
        {t(`status.${status}`)}
      </div>
      <section aria-label={t('waits')}>
        <Typography.Text strong>{t('waits')}</Typography.Text>
        <Space wrap className="kit-wide">
          {waits.map((id) => (
            <Button key={id} size="small" onClick={() => trigger(id)}>
              {nameOf(id)}
            </Button>
          ))}
        </Space>
        {waits.length === 0 ? <p>{t('nothingWaits')}</p> : null}
      </section>
    </>
  );
}
