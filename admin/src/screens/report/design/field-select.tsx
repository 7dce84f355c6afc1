import { Select } from 'antd';

import { fieldsOfSource } from '@policy/shared/contract/report/source-fields.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import type { SourceName } from '@policy/shared/contract/report/source-names.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import { fieldTitle } from '@policy/shared/messages/report-words.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

interface FieldSelectProps {
  source: SourceName;
  label: string;
  value: string | undefined;
  onChange: (path: string) => void;
  /** Which fields are offered; all unless said. */
  offers?: (field: SourceField) => boolean;
}

/** Picks a field of a source, or of what its references lead to, by typing a part of its name. */
export function FieldSelect({ source, label, value, onChange, offers = () => true }: FieldSelectProps) {
  const { locale } = useWorkplace();
  const options = fieldsOfSource(reportSources[source])
    .filter(offers)
    .map((field) => ({ value: field.path, label: fieldTitle(field, locale) }));
  return (
    <Select<string>
      showSearch
      className="kit-wide"
      popupMatchSelectWidth={false}
      optionFilterProp="label"
      aria-label={label}
      placeholder={label}
      options={options}
      value={value ?? null}
      onChange={onChange}
    />
  );
}
