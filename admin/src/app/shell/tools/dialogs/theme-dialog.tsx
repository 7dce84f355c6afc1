import { Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { themes } from '@policy/shared/auth/storage/constants.ts';

import { useAppearance } from '../../../appearance/appearance-store.ts';
import { frameThemes } from '../../../appearance/themes.ts';
import type { FrameTheme } from '../../../appearance/themes.ts';
import './theme-dialog.css';

const paintOf = ({ paint, ground }: FrameTheme['header']) =>
  paint && paint !== 'transparent' ? paint : ground[0];

/** The 11 themes as small pictures of the frame; a press paints the page at once. */
export default function ThemeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools');
  const { theme, colour, pick } = useAppearance();
  return (
    <Modal open title={t('theme')} width={640} footer={null} onCancel={onClose}>
      <div className="theme-cards" role="radiogroup" aria-label={t('theme')}>
        {themes.map((name) => (
          <label key={name} className="theme-card" data-chosen={name === theme}>
            <input
              type="radio"
              name="theme"
              value={name}
              checked={name === theme}
              onChange={() => pick({ theme: name })}
            />
            <FramePicture frame={frameThemes[name](colour)} />
            {t(`themes.${name}`)}
          </label>
        ))}
      </div>
    </Modal>
  );
}

function FramePicture({ frame }: { frame: FrameTheme }) {
  return (
    <span className="theme-picture" style={{ background: frame.page ?? frame.content }} aria-hidden>
      <span style={{ background: paintOf(frame.header) }} />
      <span style={{ background: paintOf(frame.side) }} />
      <span style={{ background: paintOf(frame.selected) }} />
    </span>
  );
}
