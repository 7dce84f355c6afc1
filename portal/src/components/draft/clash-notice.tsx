import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { Clash } from './merge-answers.ts';

interface ClashNoticeProps {
  title: string;
  children: ReactNode;
  clashes: readonly Clash[];
  /** The name of a field, and an answer to it in words. */
  nameOf: (field: string) => string;
  textOf: (field: string, value: unknown) => string;
  onTakeMine: (field: string) => void;
  onSettle: () => void;
}

/** What became of the reader's answers where others answered too; each of his that gave way may be taken after all. */
export function ClashNotice({ title, children, clashes, nameOf, textOf, ...acts }: ClashNoticeProps) {
  const t = useTranslations('draft');
  return (
    <Notice tone="warn" role="alert" title={title}>
      <p>{children}</p>
      {clashes.length > 0 ? (
        <ul className="mt-3 space-y-3">
          {clashes.map(({ name, mine }) => (
            <li key={name}>
              <p>
                {t('clash', { field: nameOf(name) })}
                <span lang="zh-CN" className="font-medium text-ink">
                  {textOf(name, mine) || t('empty')}
                </span>
              </p>
              <Button look="secondary" size="small" onClick={() => acts.onTakeMine(name)}>
                {t('takeMine', { field: nameOf(name) })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="quiet" size="small" className="mt-2 -ms-3" onClick={acts.onSettle}>
        {t('settle')}
      </Button>
    </Notice>
  );
}
