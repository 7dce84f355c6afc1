import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';
import { shownPortalPath } from '@policy/shared/contract/portal/portal-parts.ts';
import { shownPortal } from '@policy/shared/contract/portal/shown-portal.ts';

import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { permission } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { invalidate } from '../../../kit/transaction/closing-writes.ts';
import { shownPortalOf } from '../../../parameters/portal.ts';
import { endsAfter } from '../publishing/ends-after.ts';

const schema = { tags: [portalSetting.name], response: { 200: shownPortal } };
const config = { guard: 'public' as const };
const viewed = { guard: permission(`${portalSetting.permissionBase}_view`) };
const addressSchema = { ...schema, response: { 200: z.object({ address: z.string().nullable() }) } };

type SettingRule = WriteRule<typeof portalSetting>;

/** Everybody has to find the way back, and no entry stands in the navigation twice. */
const keepHome: SettingRule = (values) => {
  if (!values.navigation) return;
  if (!values.navigation.includes('home')) throw new Refusal('portal.homeHidden', {}, 'navigation');
  values.navigation = [...new Set(values.navigation)];
};

/** What holds for what a portal says of itself: it stands on every page, so that each of them is no longer true. */
export const portalSettingRules = defineRules(portalSetting, {
  beforeWrite: [keepHome, endsAfter('noticeFrom', 'noticeUntil'), endsAfter('greyFrom', 'greyUntil')],
  afterWrite: [({ id }, { context }) => invalidate(context, tagsOfRow(portalSetting.name, id))],
});

/** A tenant's settings are there from its beginning and are changed only; what of them holds now, everybody is told. */
export const portalSettingModule = crudModule(portalSetting, {
  verbs: ['list', 'detail', 'change'],
  routes: (app) => {
    app.get(`/${shownPortalPath}`, { config, schema }, ({ context }) => shownPortalOf(context));
    app.get(
      `/${portalSetting.path}/address`,
      { config: viewed, schema: addressSchema },
      async ({ context }) => ({
        address: await app.services.portalOf(context),
      }),
    );
  },
});
