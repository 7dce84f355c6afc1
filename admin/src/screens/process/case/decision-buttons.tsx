import type { PropsWithChildren } from 'react';
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslations } from 'use-intl';

import type { MenuAct } from '../acts/use-case-acts.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import type { NodeButton } from '../task-shapes.ts';

interface DecisionButtonsProps extends PropsWithChildren {
  /** In their order. */
  buttons: readonly NodeButton[];
  /** What may be done beside deciding; it stands behind the same button as what has no room. */
  acts?: readonly MenuAct[];
  /** The key of the one that is being sent; empty while none is. */
  busy: string;
  /** Two are at the thumb, and the others behind a third. */
  isNarrow: boolean;
  onPress: (button: NodeButton) => void;
  /** Called when a button is pointed at, or come to by the keyboard. */
  onThink?: (button: NodeButton) => void;
}

const atTheThumb = 2;

/** What a node may be decided as; each says by `data-decision` which it is, and by `data-refusal` that it ends the case. */
export function DecisionButtons({
  buttons,
  acts = [],
  children,
  busy,
  isNarrow,
  onPress,
  onThink,
}: DecisionButtonsProps) {
  const t = useTranslations('process');
  const words = useActWords();
  // One more is no reason to hide any.
  const isFolded = isNarrow && buttons.length > atTheThumb;
  const [main, rest] = isFolded ? [buttons.slice(0, atTheThumb), buttons.slice(atTheThumb)] : [buttons, []];
  return (
    <div className="case-decisions">
      {children}
      {main.map((button, index) => (
        <Button
          key={button.buttonKey}
          data-decision={button.buttonKey}
          {...(button.isRefusal && { 'data-refusal': '' })}
          type={index === 0 ? 'primary' : 'default'}
          danger={button.isRefusal ?? false}
          loading={busy === button.buttonKey}
          disabled={busy !== '' && busy !== button.buttonKey}
          onClick={() => onPress(button)}
          onMouseEnter={() => onThink?.(button)}
          onFocus={() => onThink?.(button)}
        >
          {button.name}
        </Button>
      ))}
      {rest.length + acts.length > 0 ? (
        <Dropdown
          trigger={['click']}
          disabled={busy !== ''}
          menu={{
            items: [
              ...rest.map((button) => ({
                key: button.buttonKey,
                danger: button.isRefusal ?? false,
                label: <span data-decision={button.buttonKey}>{button.name}</span>,
                onClick: () => onPress(button),
              })),
              ...acts.map(({ key, label, run }) => ({ key: `act-${key}`, label, onClick: run })),
            ],
          }}
        >
          <Button
            icon={<MoreOutlined />}
            aria-label={t('moreDecisions')}
            loading={rest.some(({ buttonKey }) => buttonKey === busy)}
          >
            {isNarrow ? null : words('more')}
          </Button>
        </Dropdown>
      ) : null}
    </div>
  );
}
