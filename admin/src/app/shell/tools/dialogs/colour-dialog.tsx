import { Button, ColorPicker, Modal, Space } from 'antd';
import { useTranslations } from 'use-intl';

import { defaultColour } from '@policy/shared/auth/storage/constants.ts';

import { useAppearance } from '../../../appearance/appearance-store.ts';

const offered = [defaultColour, '#11A983', '#13C2C2', '#6959CD', '#F5222D', '#EB2F96', '#FA8C16', '#2F54EB'];

/** Picks the colour of the product; it is kept as picked, and carries text in a readable shade only. */
export default function ColourDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools');
  const { colour, pick } = useAppearance();
  return (
    <Modal open title={t('colour')} width={400} footer={null} onCancel={onClose}>
      <Space>
        <ColorPicker
          showText
          disabledAlpha
          value={colour}
          presets={[{ label: t('colour'), colors: offered }]}
          onChangeComplete={(picked) => pick({ colour: picked.toHexString() })}
        />
        <Button onClick={() => pick({ colour: defaultColour })}>{t('resetColour')}</Button>
      </Space>
      <p>{t('contrastHint')}</p>
    </Modal>
  );
}
