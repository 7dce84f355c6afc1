import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** What the parts of a report are called in the language of the person at work. */
export const useReportWords = () => catalogue(useWorkplace().locale).reportWords;
