import { useFormatter, useLocale, useTranslations } from 'next-intl';

interface AmountProps {
  /** Ten thousands of yuan, as the wire carries them. */
  wan: number | string;
  /** For headlines: millions in words, where English would write seven digits. */
  brief?: boolean;
}

const million = 1_000_000;
const inWords = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 } as const;

/** Money as readers of the page count it: 万元 and 亿元 in Chinese, yuan in English. */
export function Amount({ wan, brief = false }: AmountProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const locale = useLocale();
  const value = Number(wan);
  if (locale === 'en') {
    const yuan = value * 10_000;
    const style = brief && yuan >= million ? inWords : { maximumFractionDigits: 0 };
    return t('amountYuan', { value: format.number(yuan, style) });
  }
  if (value >= 10_000)
    return t('amountYi', { value: format.number(value / 10_000, { maximumFractionDigits: 2 }) });
  return t('amountWan', { value: format.number(value, { maximumFractionDigits: 4 }) });
}
