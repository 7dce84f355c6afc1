import { useState } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { App, Button, Popover, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { usePhrases } from './use-phrases.ts';

interface PhrasePickerProps {
  /** What stands in the field, to be kept as a phrase. */
  text: string;
  onPick: (phrase: string) => void;
}

/** The button beside a comment that offers what is said again and again, and keeps what was just written. */
export function PhrasePicker({ text, onPick }: PhrasePickerProps) {
  const t = useTranslations('process');
  const [isOpen, setOpen] = useState(false);
  const pick = (content: string) => {
    setOpen(false);
    onPick(content);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="topRight"
      destroyOnHidden
      // Within the page's landmarks, and within the dialog that it stands in.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={<PhraseLists text={text.trim()} onPick={pick} onClose={() => setOpen(false)} />}
    >
      <Button aria-haspopup="dialog" aria-expanded={isOpen}>
        {t('phrases')}
      </Button>
    </Popover>
  );
}

interface PhraseListsProps extends PhrasePickerProps {
  onClose: () => void;
}

function PhraseLists({ text, onPick, onClose }: PhraseListsProps) {
  const t = useTranslations('process');
  const { message } = App.useApp();
  const { phrases, keep, drop } = usePhrases(true);
  if (!phrases) return <Skeleton active title={false} />;
  const { own, shared } = phrases;
  const isKept = [...own, ...shared].some(({ content }) => content === text);
  const keepText = () =>
    keep(text)
      .then(() => message.success(t('phraseKept')))
      .catch(passOverRefusal);
  return (
    // Whoever came by the keys leaves by them.
    <div
      className="phrases"
      role="dialog"
      aria-label={t('phrases')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h4>{t('ownPhrases')}</h4>
      {own.length === 0 ? <p>{t('noPhrases')}</p> : null}
      {own.map(({ id, content }, index) => (
        <div key={id} className="phrase">
          <Button type="text" autoFocus={index === 0} onClick={() => onPick(content)}>
            {content}
          </Button>
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('dropPhrase', { content })}
            onClick={() => void drop(id).catch(passOverRefusal)}
          />
        </div>
      ))}
      {shared.length > 0 ? <h4>{t('sharedPhrases')}</h4> : null}
      {shared.map(({ id, content }, index) => (
        <div key={id} className="phrase">
          <Button type="text" autoFocus={own.length === 0 && index === 0} onClick={() => onPick(content)}>
            {content}
          </Button>
        </div>
      ))}
      <Button block disabled={text === '' || isKept} onClick={() => void keepText()}>
        {t('keepPhrase')}
      </Button>
    </div>
  );
}
