import { Button, Popover, Space, Switch } from 'antd';
import { useTranslations } from 'use-intl';

import { useShortcutChoice } from '../shortcut-choice.ts';

const letters = ['j', 'k', 'a', 'r'] as const;

/** Tells which letters do what, and lets them be switched off. */
export function ShortcutHelp() {
  const t = useTranslations('process');
  const { isOn, choose } = useShortcutChoice();
  const told = (
    <>
      <dl className="inbox-keys">
        {letters.map((letter) => (
          <div key={letter}>
            <dt>
              <kbd>{letter.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`keys.${letter}`)}</dd>
          </div>
        ))}
      </dl>
      <Space>
        <Switch size="small" checked={isOn} onChange={choose} aria-label={t('keys.isOn')} />
        {t('keys.isOn')}
      </Space>
    </>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" content={told}>
      <Button type="text" size="small">
        {t('keys.title')}
      </Button>
    </Popover>
  );
}
