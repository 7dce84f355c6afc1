import type { Chain } from '../../lib/chain/chain.ts';

/** A way from clause to payment on which nothing stands. */
export const noChain: Chain = {
  clause: [],
  rule: [],
  item: [],
  guide: [],
  notice: [],
  publicity: [],
  hasProgress: true,
};
