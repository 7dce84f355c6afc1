import { Form, Radio } from 'antd';

import { useProcessCategories } from '../../../components/processes/use-process-categories.ts';
import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { useDeployTenants } from '../models/use-deploy-tenants.ts';
import { useClassicWords } from './use-classic-words.ts';

/** What is asked before a deployment: the kind of process, and to which tenants it goes. */
export interface WhereTo {
  category: string;
  mode?: 'common' | 'custom';
  tenantIds?: string[];
}

/** As the calls take it. */
export const whereTo = ({ category, mode, tenantIds = [] }: WhereTo) => ({
  category,
  ...(mode === 'custom' && { tenantIds: tenantIds.join(',') }),
});

/** Inputs for it; other tenants are asked of whoever keeps all of them. */
export function WhereToItems() {
  const t = useClassicWords();
  const form = Form.useFormInstance<WhereTo>();
  const isCustom = Form.useWatch('mode', form) === 'custom';
  const categories = useProcessCategories();
  const tenants = useDeployTenants();
  return (
    <>
      <Form.Item
        name="category"
        label={t('category')}
        rules={[{ required: true, message: t('categoryMissing') }]}
      >
        <ItemSelect
          showSearch
          optionFilterProp="label"
          options={categories.map(({ code, title }) => ({ value: code, label: title }))}
        />
      </Form.Item>
      {tenants.length > 0 ? (
        <Form.Item name="mode" label={t('mode')} initialValue="common">
          <Radio.Group
            options={(['common', 'custom'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </Form.Item>
      ) : null}
      {isCustom ? (
        <Form.Item
          name="tenantIds"
          label={t('tenants')}
          rules={[{ required: true, message: t('tenantsMissing') }]}
        >
          <ItemSelect mode="multiple" optionFilterProp="label" options={[...tenants]} />
        </Form.Item>
      ) : null}
    </>
  );
}
