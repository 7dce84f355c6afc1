import { useFormatter, useLocale, useTranslations } from 'next-intl';

interface AmountProps {
  /** Ten thousands of yuan, as the wire carries them. */
  wan: number | string;
}

/** Money as readers of the page count it: 万元 and 亿元 in Chinese, plain yuan in English. */
export function Amount({ wan }: AmountProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const locale = useLocale();
  const value = Number(wan);
  if (locale === 'en') {
    return format.number(value * 10_000, {
      style: 'currency',
      currency: 'CNY',
      maximumFractionDigits: 0,
      currencyDisplay: 'code',
    });
  }
  if (value >= 10_000)
    return t('amountYi', { value: format.number(value / 10_000, { maximumFractionDigits: 2 }) });
  return t('amountWan', { value: format.number(value, { maximumFractionDigits: 4 }) });
}
