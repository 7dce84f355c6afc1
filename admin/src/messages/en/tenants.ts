import type { tenants as zh } from '../zh/tenants.ts';

/** Texts of tenants and their packages, in English. */
export const tenants: typeof zh = {
  setting: 'Set quota and term',
  quotaHint: '-1 for any number',
  unbounded: 'Unlimited',
  forever: 'No end',
  termHint: 'Empty for no end',
  package: 'Set the package',
  packageName: 'Package',
  packageHint: 'Whatever the tenant’s roles hold beyond the package is taken from them.',
  dataSource: 'Set the data source',
  dataSourceName: 'Data source',
  dataSourceHint: 'The outside database with this tenant’s business data; while a tenant has it, it stays.',
  adminAccount: 'Administrator’s account',
  adminPassword: 'Administrator’s password',
  passwordHint: 'At least 8 characters of three kinds; to be changed at first sign-in',
};
