'use client';

import { useParams } from 'next/navigation';

import en from '../../../messages/en/failure.json';
import zh from '../../../messages/zh/failure.json';
import { Button } from '../../components/actions/button.tsx';
import { StatePanel } from '../../components/feedback/state-panel.tsx';
import { FailureScene } from '../../components/illustrations/scenes.tsx';

/** What stands in place of a page whose script failed in the browser. */
export default function BrokenPage() {
  const { locale } = useParams();
  const text = locale === 'en' ? en : zh;
  return (
    <main id="content" tabIndex={-1} className="page-width">
      <StatePanel level={1} scene={<FailureScene />} title={text.title} text={text.text}>
        <Button onClick={() => window.location.reload()}>{text.retry}</Button>
      </StatePanel>
    </main>
  );
}
