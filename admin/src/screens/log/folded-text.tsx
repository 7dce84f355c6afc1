import { Typography } from 'antd';
import { useTranslations } from 'use-intl';

/** A text of many lines as it was written, folded after the first few until it is asked for whole. */
export function FoldedText({ text }: { text: string }) {
  const t = useTranslations('monitor');
  const symbol = (isWhole: boolean) => (isWhole ? t('fold') : t('unfold'));
  return (
    <Typography.Paragraph className="kit-code" ellipsis={{ rows: 6, expandable: 'collapsible', symbol }}>
      {text}
    </Typography.Paragraph>
  );
}
