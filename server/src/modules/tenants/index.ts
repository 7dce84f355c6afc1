import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { RuledEntity } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { packageRules } from './packages.ts';
import type { TenantParts } from './initial/copy-initial.ts';
import { tenantModule, tenantRules } from './tenants.ts';

/** Tenants, and the packages that bound what they may do. */
export const tenantModules = (parts: TenantParts): readonly Module[] => [
  tenantModule(parts),
  crudModule(tenantPackage),
];

/** What holds for both; a change reaches the roles of tenants, and their sessions. */
export const tenantAreaRules = (sessions: SessionEnds): readonly RuledEntity[] => [
  tenantRules(sessions),
  packageRules(sessions),
];
