import { wireDayOf } from '../../../../components/content/wire-date.ts';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { FormPreviewView } from '../../../../features/form-preview/form-preview-view.tsx';
import { loadPreviewedForm } from '../../../../features/form-preview/load-previewed-form.ts';
import { namedRow, rowMetadata } from '../../../../lib/page-head/row-page.ts';
import type { RowPageProps } from '../../../../lib/page-head/row-page.ts';

const load = namedRow(loadPreviewedForm);

/** Title of the page; as of every preview, no robot is to keep it. */
export const generateMetadata = rowMetadata(load, ({ name }) => ({ title: name }));

/** A form before it is published, for whoever brings the designer's address: filled in here, it goes nowhere. */
export default async function FormPreviewPage({ searchParams }: RowPageProps) {
  const form = await load(searchParams);
  return (
    <PageBody crumbs={[{ text: form.name }]}>
      <FormPreviewView form={form} today={wireDayOf(new Date())} />
    </PageBody>
  );
}
