import type { OfferedProvider } from '@policy/shared/contract/sign-in/sign-on.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../components/actions/button.tsx';
import type { SigningOn } from './use-sign-on.ts';

interface SignOnButtonsProps extends Pick<SigningOn, 'begin' | 'leavingTo'> {
  providers: readonly OfferedProvider[];
  look?: 'primary' | 'secondary';
}

/** A button for each provider that vouches for people; one that only pretends to says so. */
export function SignOnButtons({ providers, begin, leavingTo, look = 'primary' }: SignOnButtonsProps) {
  const t = useTranslations('account.signOn');
  return (
    <ul className="space-y-3">
      {providers.map(({ code, name, isSimulated }) => (
        <li key={code}>
          <Button
            look={look}
            size="large"
            icon="user"
            busy={leavingTo === code}
            onClick={() => void begin(code)}
            className="w-full"
          >
            {leavingTo === code ? t('leaving') : t('provider', { name })}
            {isSimulated ? ` (${t('simulated')})` : ''}
          </Button>
        </li>
      ))}
    </ul>
  );
}
