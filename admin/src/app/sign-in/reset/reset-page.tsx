import { useEffect, useState } from 'react';
import { Alert, Button, Card } from 'antd';
import { Link } from 'react-router';

import { useTitle } from '../../../kit/page/use-title.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useResetWords } from './use-reset-words.ts';
import '../sign-in.css';

/** Where the reader stands: he asks, waits for his mail, brings what he was sent, or is done. */
type Stage =
  | { name: 'ask' | 'done' }
  | { name: 'mailed'; minutes: number }
  | { name: 'code'; id: string; minutes: number }
  | { name: 'link'; id: string; proof: string };

const linkForm = /^#([\da-f-]{36})\.([\w-]{20,100})$/;

const beginning = (): Stage => {
  const [, id, proof] = linkForm.exec(window.location.hash) ?? [];
  return id && proof ? { name: 'link', id, proof } : { name: 'ask' };
};

/** Where an officer who has forgotten his password chooses another. */
export default function ResetPage() {
  const t = useResetWords();
  const [stage, setStage] = useState<Stage>(beginning);
  useTitle(t('title'));
  useEffect(() => {
    // What the link carries stays neither in the address nor in the history.
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return (
    <main className="sign-in">
      <Card className="sign-in-card">
        <div className="sign-in-tools">
          <LanguageSwitch />
        </div>
        <h1>{t('title')}</h1>
        <StageView stage={stage} onStage={setStage} />
        {stage.name === 'ask' || stage.name === 'done' ? null : (
          <Button type="link" block onClick={() => setStage({ name: 'ask' })}>
            {t('again')}
          </Button>
        )}
        <p style={{ textAlign: 'center', marginBottom: 0 }}>
          <Link to="/login">{t('signIn')}</Link>
        </p>
      </Card>
    </main>
  );
}

/** What the reader sees of his stage. */
function StageView({ stage, onStage }: { stage: Stage; onStage: (stage: Stage) => void }) {
  const t = useResetWords();
  const done = () => onStage({ name: 'done' });
  return (
    <>
      {stage.name === 'done' ? <Alert type="success" showIcon message={t('done')} role="status" /> : null}
      {stage.name === 'ask' ? (
        <>
          <p>{t('lead')}</p>
          <AskForm
            onAsked={({ by, id, minutes }) =>
              onStage(by === 'email' ? { name: 'mailed', minutes } : { name: 'code', id, minutes })
            }
          />
        </>
      ) : null}
      {'minutes' in stage ? (
        <Alert
          type="info"
          showIcon
          role="status"
          message={t(stage.name === 'mailed' ? 'sentEmail' : 'sentPhone', { minutes: stage.minutes })}
          description={t('nothing')}
        />
      ) : null}
      {stage.name === 'code' ? <NewPasswordForm id={stage.id} onDone={done} /> : null}
      {stage.name === 'link' ? <NewPasswordForm id={stage.id} proof={stage.proof} onDone={done} /> : null}
    </>
  );
}
