import type { ReactNode } from 'react';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useReportPageWords } from '../use-report-page-words.ts';

interface PartListProps<P> {
  title: string;
  parts: readonly P[];
  most: number;
  /** What a new part begins as. */
  blank: P;
  onChange: (parts: P[]) => void;
  children: (part: P, put: (part: P) => void, label: string) => ReactNode;
}

/** The parts of one list of a design: each with its inputs and a way out, and below them a way to one more. */
export function PartList<P>({ title, parts, most, blank, onChange, children }: PartListProps<P>) {
  const t = useReportPageWords();
  return (
    <fieldset className="report-parts">
      <legend>{title}</legend>
      {parts.map((part, at) => {
        const label = `${title} ${String(at + 1)}`;
        const put = (changed: P) => onChange(parts.map((one, place) => (place === at ? changed : one)));
        return (
          // Parts have no identity but their place.
          <div key={at} className="report-part">
            <div className="report-part-inputs">{children(part, put, label)}</div>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={t('removePart', { part: label })}
              onClick={() => onChange(parts.filter((_, place) => place !== at))}
            />
          </div>
        );
      })}
      {parts.length < most ? (
        <Button block type="dashed" icon={<PlusOutlined />} onClick={() => onChange([...parts, blank])}>
          {t('addPart', { part: title })}
        </Button>
      ) : null}
    </fieldset>
  );
}
