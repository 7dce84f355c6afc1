import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Drawer, Empty, List, Skeleton, Tag } from 'antd';
import useSWR from 'swr';

import type { VersionDetail } from '@policy/shared/contract/process-design/calls.ts';

import { loadChunk } from '../../../kit/page/lazy-part.ts';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';
import type { Compared as Drawn, Found } from './compared.ts';
import './versions.css';

interface VersionCompareProps {
  modelId: string;
  id: string;
  onClose: () => void;
}

/** A version beside the draft as it stands, with what differs. */
export function VersionCompare({ modelId, id, onClose }: VersionCompareProps) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const { data, error } = useSWR<[VersionDetail, Model], Error>(['compare', id], () =>
    Promise.all([calls.version(id), calls.whole(modelId)]),
  );
  return (
    <Drawer open title={t('compare')} width="min(1400px, 100vw)" onClose={onClose}>
      {error ? <Alert type="warning" message={t('gone')} /> : null}
      {data ? <Compared version={data[0]} draft={data[1].xml ?? ''} /> : <Skeleton active />}
    </Drawer>
  );
}

const colours = { added: 'green', removed: 'red', changed: 'orange', moved: 'blue' } as const;

function Compared({ version, draft }: { version: VersionDetail; draft: string }) {
  const t = useDesignWords();
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const draw = async () => {
      if (!before.current || !after.current) return;
      const { drawCompared } = await loadChunk(() => import('./compared.ts'));
      setDrawn(await drawCompared([before.current, after.current], [version.xml, draft], left.signal));
    };
    draw().catch((failure: unknown) => {
      if (left.signal.aborted) return;
      setFailed(true);
      reportError(failure);
    });
    return () => left.abort();
  }, [version.xml, draft]);
  return (
    <>
      {isFailed ? <Alert type="warning" message={t('notDrawn')} /> : null}
      <div className="compared">
        <figure>
          <figcaption>{t('previewOf', { name: version.name, version: version.version })}</figcaption>
          <div ref={before} className="compared-canvas" />
        </figure>
        <figure>
          <figcaption>{t('draft')}</figcaption>
          <div ref={after} className="compared-canvas" />
        </figure>
      </div>
      {drawn?.found.length === 0 ? <Empty description={t('same')} /> : null}
      {drawn && drawn.found.length > 0 ? (
        <section aria-label={t('differences')}>
          <List
            size="small"
            dataSource={[...drawn.found]}
            renderItem={(one) => <FoundItem {...one} onShow={() => drawn.show(one.id)} />}
          />
        </section>
      ) : null}
    </>
  );
}

/** An element that differs: the way to it on the canvases, and what it says otherwise. */
export function FoundItem({ name, difference, changes, onShow }: Omit<Found, 'id'> & { onShow: () => void }) {
  const t = useDesignWords();
  const said = (text: string) => (text === '' ? t('unsaid') : text);
  return (
    <List.Item>
      <List.Item.Meta
        title={
          <Button type="link" size="small" onClick={onShow}>
            <Tag color={colours[difference]}>{t(`kinds.${difference}`)}</Tag>
            {name}
          </Button>
        }
        description={changes.map(({ part, before, after }) => (
          <p key={part} className="compared-change">
            {part === '' ? null : <code>{part}</code>} {said(before)} → {said(after)}
          </p>
        ))}
      />
    </List.Item>
  );
}
