import type { Config } from '../../config.ts';

/** How it stands with a company's electronic seal, as whoever keeps seals says it. */
interface SealState {
  state: 'ready' | 'none' | 'unknown';
  source: string;
  isSimulated: boolean;
}

/** The signature service of an installation, as far as a company asks whether it can sign there. */
export interface SealRegister {
  stateOf(company: { creditCode: string; companyName: string }): Promise<SealState>;
}

/** The one in the box: every company has a seal but those who say that they have none, so that both can be seen. */
const simulatedSeals: SealRegister = {
  stateOf: ({ companyName }) => {
    const state = companyName.includes('无章') ? ('none' as const) : ('ready' as const);
    return Promise.resolve({ state, source: 'simulated', isSimulated: true });
  },
};

/** Where no service is connected, nothing is claimed. */
const noSeals: SealRegister = {
  stateOf: () => Promise.resolve({ state: 'unknown', source: 'none', isSimulated: false }),
};

/** The service of an installation; production never asks the simulated one. */
export const sealsOf = ({ mode }: Pick<Config, 'mode'>): SealRegister =>
  mode === 'production' ? noSeals : simulatedSeals;

/** What a service says of a company's seal; one that fails says that nothing is known. */
export const sealState = (
  seals: SealRegister,
  company: { creditCode: string; companyName: string },
): Promise<SealState> =>
  seals.stateOf(company).catch((): SealState => ({ state: 'unknown', source: 'failed', isSimulated: false }));
