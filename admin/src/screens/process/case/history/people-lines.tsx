import { StateTag } from '../../../../kit/values/state-tag.tsx';
import type { Reader, Signer } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

/** Who decides or signs the step besides its reader, and who has. */
export function SignersLine({ signers }: { signers: readonly Signer[] }) {
  const t = useCaseWords();
  if (signers.length === 0) return null;
  const done = signers.filter(({ endTime }) => endTime).length;
  return (
    <section className="case-people" aria-label={t('signers')}>
      <strong>{t('signers')}</strong>
      <span className="case-quiet">{t('signed', { done, total: signers.length })}</span>
      <ul>
        {signers.map((signer) => (
          <li key={signer.taskId}>
            <span lang="zh-CN">{signer.name ?? t('unclaimed')}</span>
            {signer.signs ? <span className="case-quiet">{t(`signs.${signer.signs}`)}</span> : null}
            <SignerState signer={signer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignerState({ signer: { endTime, outcome } }: { signer: Signer }) {
  const t = useCaseWords();
  if (!endTime) return <StateTag tone="active" text={t('signing')} />;
  if (outcome === 'rejected') return <StateTag tone="bad" text={t('outcomes.rejected')} />;
  return <StateTag tone="good" text={t(outcome === 'approved' ? 'outcomes.approved' : 'outcomes.other')} />;
}

/** Who was given copies, and who has read them. */
export function ReadersLine({ readers }: { readers: readonly Reader[] }) {
  const t = useCaseWords();
  if (readers.length === 0) return null;
  return (
    <section className="case-people" aria-label={t('readers')}>
      <strong>{t('readers')}</strong>
      <ul>
        {readers.map(({ name, readTime }, index) => (
          <li key={`${name}-${index}`}>
            <span lang="zh-CN">{name ?? '—'}</span>
            <span className="case-quiet">
              {readTime ? t('readAt', { time: readTime.slice(0, 16) }) : t('unread')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
