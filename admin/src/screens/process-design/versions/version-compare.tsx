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

/** What is compared: a version with the draft as it stands, or with another version. */
export type Pair = readonly [id: string, other?: string];

interface VersionCompareProps {
  modelId: string;
  pair: Pair;
  onClose: () => void;
}

/** A document as it is shown beside another. */
interface Side {
  title: string;
  xml: string;
}

/** A version beside the draft or beside another version, the older one first, with what differs. */
export function VersionCompare({ modelId, pair, onClose }: VersionCompareProps) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const [id, other] = pair;
  const { data, error } = useSWR<[VersionDetail, VersionDetail | Model], Error>(['compare', id, other], () =>
    Promise.all([calls.version(id), other === undefined ? calls.whole(modelId) : calls.version(other)]),
  );
  const versionSide = ({ name, version, xml }: VersionDetail): Side => ({
    ...{ title: t('previewOf', { name, version }), xml },
  });
  const sides = (): readonly [Side, Side] | undefined => {
    if (!data) return undefined;
    const [first, second] = data;
    if (!isVersion(second)) return [versionSide(first), { title: t('draft'), xml: second.xml ?? '' }];
    const inOrder = first.version <= second.version ? ([first, second] as const) : ([second, first] as const);
    return [versionSide(inOrder[0]), versionSide(inOrder[1])];
  };
  const shown = sides();
  return (
    <Drawer
      open
      title={t(other === undefined ? 'compare' : 'compareTwo')}
      width="min(1400px, 100vw)"
      onClose={onClose}
    >
      {error ? <Alert type="warning" message={t('gone')} /> : null}
      {shown ? <Compared before={shown[0]} after={shown[1]} /> : error ? null : <Skeleton active />}
    </Drawer>
  );
}

/** A model tells the version of its row, and nothing of instances. */
const isVersion = (document: VersionDetail | Model): document is VersionDetail => 'instances' in document;

const colours = { added: 'green', removed: 'red', changed: 'orange', moved: 'blue' } as const;

function Compared({ before, after }: Record<'before' | 'after', Side>) {
  const t = useDesignWords();
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const draw = async () => {
      if (!left.current || !right.current) return;
      const { drawCompared } = await loadChunk(() => import('./compared.ts'));
      const boxes = [left.current, right.current] as const;
      setDrawn(await drawCompared(boxes, [before.xml, after.xml], gone.signal));
    };
    draw().catch((failure: unknown) => {
      if (gone.signal.aborted) return;
      setFailed(true);
      reportError(failure);
    });
    return () => gone.abort();
  }, [before.xml, after.xml]);
  return (
    <>
      {isFailed ? <Alert type="warning" message={t('notDrawn')} /> : null}
      <div className="compared">
        <figure>
          <figcaption>{before.title}</figcaption>
          <div ref={left} className="compared-canvas" />
        </figure>
        <figure>
          <figcaption>{after.title}</figcaption>
          <div ref={right} className="compared-canvas" />
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
function FoundItem({ name, difference, changes, onShow }: Omit<Found, 'id'> & { onShow: () => void }) {
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
