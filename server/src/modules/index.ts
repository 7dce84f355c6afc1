import type { OutboxKind } from '@policy/shared/contract/log/outbox.ts';

import type { Messengers } from './sign-in/account-codes/messengers.ts';
import { copyForms, countForms } from '../forms/copy-forms.ts';
import type { Module } from '../kit/routes/route.ts';
import { courierModule } from '../kit/routes/outbox-courier.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import type { OwnRead } from '../kit/runtime/own-reads.ts';
import type { Services } from '../kit/services/services.ts';
import type { Deliverer } from '../kit/transaction/outbox-delivery.ts';
import type { ErasurePorts } from '../personal-data/deletion/departing.ts';
import { phonePrint } from '../sign-on/sms-codes.ts';
import type { CallOffers, CaseArea, Workflow } from '../workflow/index.ts';
import { applicationArea } from './application/case-area.ts';
import { applicationModules } from './application/index.ts';
import { companyModules } from './companies/index.ts';
import { invitedPhonePrint } from './companies/invitees.ts';
import { ownCompanyRead } from './companies/own-company.ts';
import { portalUserRead } from './companies/portal-user.ts';
import { giveAgreements } from './content/agreements/usual/usual-agreements.ts';
import { contentModules } from './content/index.ts';
import { givePortalSetting } from './content/portal/usual-setting.ts';
import { giveSearchWords } from './content/search/words/usual-words.ts';
import { followTasks } from './desk/follow-tasks.ts';
import { leaveArea } from './desk/leave/leave-area.ts';
import { deskModules } from './desk/index.ts';
import { developModules } from './develop/index.ts';
import { healthModule } from './health/index.ts';
import { logModules } from './log/index.ts';
import { colleaguesOf } from './people/colleagues.ts';
import { peopleModules } from './people/index.ts';
import { ownRowRead } from './people/own/own-row.ts';
import { permissionModules } from './permissions/index.ts';
import type { MenuCache } from './permissions/menu-routes.ts';
import { offeredEndpoint } from './process-design/endpoints/call-offers.ts';
import { requestDeliverer } from './process-design/endpoints/request-deliverer.ts';
import { processesForTenants } from './process-design/copy-to-tenant.ts';
import { processDesignModules } from './process-design/index.ts';
import { processModules } from './process/index.ts';
import { asOperator } from './process/ops/as-operator.ts';
import { reportModules } from './report/index.ts';
import { heldAmong } from './resource/holders.ts';
import { messagesTo } from './resource/messages-to.ts';
import { resourceModules } from './resource/index.ts';
import { offeredTemplate, processSmsDeliverer } from './resource/sms/process-sms.ts';
import { mailDeliverer } from './resource/mail/mail-deliverer.ts';
import { acceptMail } from './resource/mail/send-mail.ts';
import { acceptMessages } from './resource/sms/send-message.ts';
import { giveTemplates } from './resource/sms/usual-templates.ts';
import { smsDeliverer } from './resource/sms/sms-deliverer.ts';
import { storeUpload } from './resource/store-upload.ts';
import { accountDeliverer } from './sign-in/account-codes/account-deliverer.ts';
import { signInModule } from './sign-in/index.ts';
import type { SendCode } from './sign-in/providers/sms-routes.ts';
import { sendResetLink } from './sign-in/password-reset/officer-link.ts';
import { provePasskey } from './sign-in/passkeys/passkey-proof.ts';
import { provePassword } from './sign-in/passwords/own-password.ts';
import type { SignInServices } from './sign-in/sign-in-services.ts';
import { systemModules } from './system/index.ts';
import { tenantModules } from './tenants/index.ts';

/** What areas provide to the processes about their rows. */
export const caseAreasOf = (services: Services): readonly CaseArea[] => [
  applicationArea(services),
  leaveArea,
];

/** How what stands in the outbox leaves, by its kind. */
const deliverersOf = (services: Services): Record<OutboxKind, Deliverer> => ({
  sms: smsDeliverer(services),
  processRequest: requestDeliverer(services),
  processSms: processSmsDeliverer(services),
  mail: mailDeliverer(services),
  account: accountDeliverer(services, messengersOf(services)),
});

/** What areas tell a caller of himself. */
export const ownReads: readonly OwnRead[] = [ownRowRead, portalUserRead, ownCompanyRead];

/** What service tasks may name. */
export const callOffers: CallOffers = { endpoint: offeredEndpoint, smsTemplate: offeredTemplate };

/** How the sign-in area reaches people: by what the resource area sends. */
const messengersOf = ({ cipher }: Services): Messengers => ({
  sms: async (context, { phone, template, params }) => {
    await acceptMessages(context, cipher, { code: template, phones: [phone], params });
  },
  mail: async (context, mail) => {
    await acceptMail(context, cipher, mail);
  },
});

/** A message that may not leave just now holds up nothing: what it tells stands on the desk as well. */
const unlessRefused = async (sending: Promise<unknown>): Promise<void> => {
  await sending.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
};

/** What deleting a person takes of the areas that keep messages and files. */
const erasurePorts = ({ cipher }: Services): ErasurePorts => ({
  cipher,
  heldAmong,
  messagesTo: async (context, to) => ({
    ...(await messagesTo(context, cipher, to)),
    phonePrints: to.phones.flatMap((phone) => [phonePrint(cipher, phone), invitedPhonePrint(cipher, phone)]),
  }),
});

/** What areas are given besides the kit. */
interface Running {
  signIn: SignInServices;
  menus: MenuCache;
  workflow: Workflow;
}

/** Every area's routes, in the order they are documented, and who listens to the engine. */
export function modulesOf({ signIn, menus, workflow }: Running): readonly Module[] {
  const { services, sessions } = signIn;
  workflow.listen(followTasks(workflow));
  const sendCode: SendCode = async (context, { phone, code, minutes }) => {
    const params = { code, minutes: String(minutes) };
    await acceptMessages(context, services.cipher, { code: 'code', phones: [phone], params });
  };
  const erasure = erasurePorts(services);
  return [
    signInModule(signIn, sendCode),
    ...peopleModules(
      {
        sessions,
        sendSms: (context, { phone, ...sms }) =>
          acceptMessages(context, services.cipher, { ...sms, phones: [phone] }),
      },
      {
        ...{ erasure, sendCode },
        provePassword: (context, sm3) => provePassword(signIn, context, sm3),
        provePasskey: (request, credential) =>
          provePasskey(signIn, request, { credential, purpose: 'deletion' }),
      },
    ),
    ...permissionModules(menus),
    ...tenantModules({
      forms: { count: countForms, copy: copyForms },
      processes: processesForTenants(workflow),
      needed: async (context) => {
        await giveTemplates(context);
        await giveAgreements(context);
        await giveSearchWords(context);
        await givePortalSetting(context);
      },
    }),
    healthModule,
    ...contentModules,
    ...resourceModules(services),
    ...systemModules,
    ...companyModules(sessions, {
      erasure,
      provePassword: (context, sm3) => provePassword(signIn, context, sm3),
      sendLink: (context, person) =>
        sendResetLink(context, person, { services, messengers: messengersOf(services) }),
      tellChange: (context, phone) =>
        unlessRefused(
          acceptMessages(context, services.cipher, { code: 'contactChanged', phones: [phone], params: {} }),
        ),
    }),
    ...applicationModules(workflow, (context, upload) => storeUpload(context, services.files, upload)),
    ...processModules(workflow, colleaguesOf, (context, sm3) => provePassword(signIn, context, sm3)),
    ...processDesignModules(
      workflow,
      (context, intervention) => asOperator(context, workflow, intervention),
      services,
    ),
    ...developModules(services),
    ...reportModules,
    ...logModules,
    courierModule(deliverersOf(services)),
    ...deskModules(workflow, (context, sm3) => provePassword(signIn, context, sm3)),
  ];
}
