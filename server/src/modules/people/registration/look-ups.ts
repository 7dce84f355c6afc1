import type { LookUp } from '@policy/shared/contract/entities/people/registration.ts';
import type { RegisterForm } from '@policy/shared/contract/people/register.ts';

import type { Config } from '../../../config.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Clock } from '../../../kit/runtime/clock.ts';

type Answer = Pick<LookUp, 'outcome' | 'source' | 'isSimulated'>;

/** A register elsewhere that knows people or companies. */
export interface IdentityRegister {
  /** Whether a name belongs to an identity number. */
  realName(person: Pick<RegisterForm, 'name' | 'idNumber'>): Promise<Answer>;
  /** Whether a name and a legal representative belong to a credit code. */
  company(company: Pick<RegisterForm, 'companyName' | 'creditCode' | 'legalPerson'>): Promise<Answer>;
}

const simulated = (isRight: boolean): Promise<Answer> =>
  Promise.resolve({ outcome: isRight ? 'match' : 'mismatch', source: 'simulated', isSimulated: true });

/** The one in the box: it believes everybody but those who say that they do not match, so that both answers can be seen. */
const simulatedRegister: IdentityRegister = {
  realName: ({ name }) => simulated(!name.includes('不符')),
  company: ({ companyName, legalPerson }) => simulated(!`${companyName}${legalPerson}`.includes('不符')),
};

const unasked = (): Promise<Answer> =>
  Promise.resolve({ outcome: 'unknown', source: 'none', isSimulated: false });

/** Where no register is connected, nothing is claimed. */
const noRegister: IdentityRegister = { realName: unasked, company: unasked };

/** The register of an installation; production never asks the simulated one. */
export const registerOf = ({ mode }: Pick<Config, 'mode'>): IdentityRegister =>
  mode === 'production' ? noRegister : simulatedRegister;

/** What a register says of a form, with its source and its moment; one that fails says that nothing is known. */
export async function lookUp(
  { register, clock }: { register: IdentityRegister; clock: Clock },
  form: RegisterForm,
): Promise<LookUp[]> {
  const kind = form.userType === 'enterprise' ? 'company' : 'realName';
  const asked = kind === 'company' ? register.company(form) : register.realName(form);
  const failed: Answer = { outcome: 'unknown', source: 'failed', isSimulated: false };
  const answer = await asked.catch(() => failed);
  return [{ kind, ...answer, at: wireTime(clock.now()) }];
}
