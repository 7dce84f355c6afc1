import { Modal, Switch } from 'antd';
import { useTranslations } from 'use-intl';

import { toolNames, useSwitches } from './switches.ts';
import './settings-dialog.css';

/** A switch for each tool of the top bar. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools');
  const { isOn, turn } = useSwitches();
  return (
    <Modal open title={t('settings')} width={400} footer={null} onCancel={onClose}>
      <p>{t('settingsText')}</p>
      <ul className="tool-switches">
        {toolNames.map((name) => (
          <li key={name}>
            <span>{t(name)}</span>
            <Switch checked={isOn(name)} onChange={() => turn(name)} aria-label={t(name)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
