import { applicationTransition } from '../entities/application/application-transition.ts';
import { application } from '../entities/application/application.ts';
import { payment } from '../entities/application/payment.ts';
import { portalUser } from '../entities/companies/portal-user.ts';
import { itemGuide } from '../entities/content/item-guide.ts';
import { policyItem } from '../entities/content/policy-item.ts';
import { policy } from '../entities/content/policy.ts';
import { publicityList } from '../entities/content/publicity-list.ts';
import { apiLog } from '../entities/log/api-log.ts';
import { loginLog } from '../entities/log/login-log.ts';
import { region } from '../entities/system/region.ts';
import type { Entity, FieldName } from '../kit/entity.ts';
import type { SourceName } from './source-names.ts';

/** The entity that names a code, and the field of it that the code stands in. */
interface Naming {
  entity: Entity;
  by: string;
}

/** One thing that may be reported on, and of it what. */
export interface ReportSource {
  entity: Entity;
  /** Fields that may be shown, grouped by, counted and compared; what tells who somebody is or where he banks is not among them. */
  fields: readonly string[];
  /** References whose target's own fields may be used as well. */
  through: readonly string[];
  /** Texts that are the code of a row of another entity, which names them. */
  coded: Readonly<Partial<Record<string, Naming>>>;
}

interface Allowed<E extends Entity> {
  fields: readonly FieldName<E>[];
  through?: readonly FieldName<E>[];
  coded?: { [K in FieldName<E>]?: Naming };
}

const source = <E extends Entity>(
  entity: E,
  { fields, through = [], coded = {} }: Allowed<E>,
): ReportSource => ({
  ...{ entity, fields, through },
  coded: { ...coded },
});

/** The named list of what may be reported on. */
export const reportSources: Record<SourceName, ReportSource> = {
  application: source(application, {
    fields: [
      ...([
        'applyNo',
        'projectName',
        'companyName',
        'status',
        'currentNode',
        'guideId',
        'policyItemId',
      ] as const),
      ...(['policyId', 'agencyId', 'applyAmountWan', 'approvedAmountWan', 'paidAmountWan'] as const),
      ...(['submitTime', 'acceptTime', 'dueDate', 'pausedDays', 'batchNo'] as const),
    ],
    through: ['guideId', 'policyItemId', 'policyId'],
  }),
  applicationTransition: source(applicationTransition, {
    fields: ['fromStatus', 'toStatus', 'actorRole', 'at', 'dueAt'],
    through: ['applicationId'],
  }),
  payment: source(payment, {
    fields: ['applicationId', 'batchNo', 'amountWan', 'payDate', 'result', 'voucherNo'],
    through: ['applicationId'],
  }),
  portalUser: source(portalUser, {
    fields: [
      ...(['userType', 'companyName', 'regionCode', 'size', 'regDate', 'employees', 'revenueWan'] as const),
      ...(['rdExpenseWan', 'authLevel', 'accountStatus'] as const),
    ],
    coded: { regionCode: { entity: region, by: 'code' } },
  }),
  policy: source(policy, {
    fields: [
      ...([
        'title',
        'docNo',
        'agencyId',
        'level',
        'docType',
        'topic',
        'publishDate',
        'effectiveDate',
      ] as const),
      ...(['expiryDate', 'isTop', 'viewCount', 'collectCount', 'status'] as const),
    ],
  }),
  policyItem: source(policyItem, {
    fields: ['policyId', 'name', 'supportMode', 'capWan', 'budgetWan', 'usedWan'],
    through: ['policyId'],
  }),
  itemGuide: source(itemGuide, {
    fields: [
      ...(['itemCode', 'title', 'policyId', 'policyItemId', 'agencyId', 'isMsjx', 'fulfilMode'] as const),
      ...(['supportMode', 'serviceObject', 'amountCapWan', 'windowType', 'applyStart', 'applyEnd'] as const),
      ...(['batchNo', 'promiseDays', 'legalDays', 'viewCount', 'applyCount', 'status'] as const),
    ],
    through: ['policyId', 'policyItemId'],
  }),
  publicityList: source(publicityList, {
    fields: [
      ...(['title', 'guideId', 'policyId', 'agencyId', 'listType', 'batchNo', 'publicityStart'] as const),
      ...(['publicityEnd', 'totalCount', 'totalAmountWan', 'status'] as const),
    ],
    through: ['guideId', 'policyId'],
  }),
  loginLog: source(loginLog, { fields: ['account', 'result', 'reason', 'grantType', 'clientId'] }),
  apiLog: source(apiLog, {
    fields: ['title', 'method', 'requestUri', 'statusCode', 'time', 'createBy', 'serviceId', 'env'],
  }),
};
