import { useLocale, useTranslations } from 'next-intl';

import { Button, ButtonLink } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ErrorSummary, type FieldProblem } from '../forms/error-summary.tsx';
import { signInHref } from '../../lib/addresses/return-address.ts';
import { ClashNotice } from './clash-notice.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import type { DraftState } from './draft-state.ts';
import { SaveLine } from './save-line.tsx';

interface DraftNoticesProps {
  draft: DraftState;
  keeper: DraftKeeper;
  /** The page to come back to after signing in, without a language. */
  path: string;
  /** The name of a field, and an answer to it in words. */
  nameOf: (field: string) => string;
  textOf: (field: string, value: unknown) => string;
}

/** What a reader has to know about his draft: a session that ended, a refusal, changes from elsewhere. */
function DraftNotices({ draft, keeper, path, nameOf, textOf }: DraftNoticesProps) {
  const t = useTranslations('draft');
  const locale = useLocale();
  return (
    <div className="mb-6 max-w-reading space-y-4 empty:hidden">
      {draft.isSignedOut ? (
        <Notice tone="bad" role="alert" title={t('signedOut')}>
          <p>{t('signedOutHint')}</p>
          <ButtonLink className="mt-3" href={signInHref(locale, path)} onClick={() => keeper.leaveToSignIn()}>
            {t('signIn')}
          </ButtonLink>
        </Notice>
      ) : null}
      {draft.refusal ? (
        <Notice tone="bad" role="alert" title={t('refused')}>
          <p>{draft.refusal}</p>
          <Button look="secondary" size="small" className="mt-2" onClick={() => void keeper.flush()}>
            {t('again')}
          </Button>
        </Notice>
      ) : null}
      {draft.notice === 'nothing' ? null : (
        <ClashNotice
          title={t(`${draft.notice}.title`)}
          {...{ clashes: draft.clashes, nameOf, textOf }}
          onTakeMine={(field) => keeper.takeMine(field)}
          onSettle={() => keeper.settle()}
        >
          {t(`${draft.notice}.text`)}
        </ClashNotice>
      )}
    </div>
  );
}

interface DraftTopProps extends DraftNoticesProps {
  /** What kept the reader from going on. */
  summary: FieldProblem[];
}

/** What stands above the fields of a form: whether it is saved, what is wrong, and what became of the draft. */
export function DraftTop({ summary, ...notices }: DraftTopProps) {
  const t = useTranslations('draft');
  return (
    <>
      <SaveLine draft={notices.draft} />
      <ErrorSummary title={t('problems')} problems={summary} />
      <DraftNotices {...notices} />
    </>
  );
}
