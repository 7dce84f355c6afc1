import { Tooltip } from 'antd';
import Bowser from 'bowser';
import { useTranslations } from 'use-intl';

const kinds = ['desktop', 'mobile', 'tablet'] as const;

/** The device of a session or a request in words; what its browser said of itself stands behind it. */
export function Device({ agent }: { agent: string | null | undefined }) {
  const t = useTranslations('kit.device');
  if (!agent) return '—';
  const { browser, os, platform } = Bowser.parse(agent);
  const kind = kinds.find((known) => known === platform.type);
  const version = browser.version?.split('.')[0];
  const told = [
    [browser.name, version].filter(Boolean).join(' '),
    [os.name, os.versionName ?? os.version].filter(Boolean).join(' '),
    kind ? t(kind) : '',
  ].filter(Boolean);
  return <Tooltip title={agent}>{told.length > 0 ? told.join(' · ') : t('program')}</Tooltip>;
}
