import type { system as zh } from '../zh/system.ts';

/** The same in English. */
export const system: typeof zh = {
  'grant.beyondPackage': 'You cannot grant what the tenant’s package does not hold',
  'tenant.first': 'The platform’s own tenant cannot be removed, switched off or made to expire',
  'tenant.account': 'Enter the administrator’s account',
  'tenant.password': 'Enter the administrator’s password',
  'client.secret': 'A client secret has at least {minimum} characters',
  'client.own': 'You cannot remove the client that you are signed in through',
  'region.code': 'A region code has 2 to 12 digits',
  'region.parent': 'The parent region does not exist',
  'region.level': 'The level must be below the parent’s',
  'region.prefix': 'The code must begin with its parent’s, {prefix}',
  'region.hasChildren': 'Region has others below it and cannot be removed',
};
