import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { DateText } from '../../components/content/date-text.tsx';
import { titleOf } from '../../components/schema-form/schema-parts.ts';

/** What officers said, with the places that they named and the day until which to answer. */
export function CaseComments({ view }: { view: CaseView }) {
  const t = useTranslations('processDetail');
  const locale = useLocale();
  const parts: Record<string, string> = catalogue(locale).application.parts;
  return (
    <ul className="space-y-4">
      {view.comments.map((comment) => (
        <li key={comment.id} className="border-s-4 border-wave-200 ps-4">
          <p lang="zh-CN" className="whitespace-pre-line">
            {comment.content}
          </p>
          <p className="text-sm text-ink-faint">
            {parts[comment.authorRole] ?? comment.authorRole} ·{' '}
            <DateText value={comment.createTime} withTime />
          </p>
          {comment.fieldRefs.length > 0 ? (
            <p className="text-sm">
              {t('places')}
              <span lang="zh-CN">{comment.fieldRefs.map((ref) => placeName(view, ref)).join('、')}</span>
            </p>
          ) : null}
          {comment.deadline ? (
            <p className="text-sm">
              {t.rich('until', { date: () => <DateText value={comment.deadline} /> })}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What people call a place that an officer named. */
function placeName({ form, materials }: CaseView, ref: string): string {
  const [part = '', name = ''] = ref.split('.');
  if (part === 'form') return titleOf(form?.schema, name);
  return materials.find(({ id }) => id === name)?.name ?? ref;
}
