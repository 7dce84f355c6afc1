import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { agreementKey, agreementKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import { asSystem } from '../../../../kit/rules/rules.ts';
import { wireDate } from '../../../../kit/runtime/clock.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import type { UsualText } from './article.ts';
import { privacy } from './privacy.ts';
import { separateConsents } from './separate-consents.ts';
import { userAgreement } from './user-agreement.ts';

const texts: Record<AgreementKind, UsualText> = { userAgreement, privacy, ...separateConsents };

/** The first edition of each text, published, as a tenant begins with it; its officers publish their own ones after it. */
const usualAgreements = (publishDate: string) =>
  agreementKinds.map((kind) => ({
    ...texts[kind],
    ...{ kind, edition: 1, code: agreementKey({ kind, edition: 1 }), mustAskAgain: 1 as const },
    ...{ publishDate, status: 'published' as const },
  }));

/** Gives a new tenant its texts. */
export async function giveAgreements(context: Context): Promise<void> {
  const given = asSystem(context, 'a tenant begins with texts that are published');
  const rows = usualAgreements(wireDate(context.clock.now())).map((draft) => ({ id: uuidv7(), draft }));
  await repositoryOf(agreement, given).insertMany(rows);
}
