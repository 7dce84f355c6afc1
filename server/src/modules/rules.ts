import { rulesFrom } from '../kit/rules/rules.ts';
import type { Rules } from '../kit/rules/rules.ts';
import type { SessionEnds } from '../kit/runtime/sessions.ts';
import type { Outbound } from '../kit/services/outbound.ts';
import { companyRules } from './companies/company.ts';
import { contentAreaRules } from './content/rules.ts';
import { contentIndex } from './content/search/content-index.ts';
import { followPublicityTotals } from './content/publicity-totals.ts';
import { followContent } from './content/search/follow-content.ts';
import { messageTemplateRules } from './desk/message-template.ts';
import { leaveRules } from './desk/leave/leave-rules.ts';
import { listViewRules } from './desk/list-view.ts';
import { noticeRules } from './desk/notice.ts';
import { phraseRules } from './desk/phrase.ts';
import { notify } from './desk/notify.ts';
import { dataSourceRules } from './develop/sources/data-sources.ts';
import { operationRules } from './log/operations.ts';
import { peopleRules } from './people/rules.ts';
import { permissionRules } from './permissions/rules.ts';
import { processDesignRules } from './process-design/rules.ts';
import { proxyRules } from './process/proxies/proxies.ts';
import { processDraftRules } from './process/start/draft.ts';
import { reportRules } from './report/report-rules.ts';
import { resourceRules } from './resource/rules.ts';
import { clientRules } from './sign-in/clients/client-module.ts';
import { providerRules } from './sign-in/providers/provider-module.ts';
import { dictionaryRules } from './system/dictionaries.ts';
import { paramRules } from './system/param-rules.ts';
import { regionRules } from './system/regions.ts';
import { tenantAreaRules } from './tenants/index.ts';

/** What rules reach beyond the database. */
interface RulePorts {
  sessions: SessionEnds;
  outbound: Outbound;
  /** In production nobody vouches for made-up people. */
  isProduction: boolean;
}

/** The rules of every entity that has any, the subscribers of domain events, and who follows what is published; what is not named here does nothing. */
export const areaRules = ({ sessions, outbound, isProduction }: RulePorts): Rules =>
  rulesFrom(
    [
      companyRules,
      ...contentAreaRules,
      ...resourceRules(outbound),
      ...dictionaryRules,
      regionRules,
      dataSourceRules(outbound),
      ...processDesignRules(outbound),
      proxyRules,
      reportRules,
      noticeRules,
      leaveRules,
      listViewRules,
      phraseRules,
      processDraftRules,
      messageTemplateRules,
      ...peopleRules(sessions),
      ...permissionRules(sessions),
      ...tenantAreaRules(sessions),
      clientRules(sessions),
      providerRules({ outbound, isProduction }),
      operationRules,
      paramRules(sessions),
    ],
    [notify],
    [followPublicityTotals, followContent(contentIndex)],
  );
