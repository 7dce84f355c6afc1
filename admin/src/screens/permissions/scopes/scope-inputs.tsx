import { Form, Select } from 'antd';

import { bounded, boundedBy, isOfEngine } from '@policy/shared/contract/permissions/bounded.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import { fieldsOf, textsOf } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { handed } from '../../../kit/inputs/inputs.tsx';
import type { Control } from '../../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { usePermissionWords } from '../use-permission-words.ts';

/** The fields of the entity that a permission base stands for. */
export const scopedFields = (permissionBase: unknown, locale: Locale): EntityField[] => {
  const entity = boundedBy(permissionBase);
  return entity ? fieldsOf(entity, locale) : [];
};

/** The permission base of the entity that the form around an input names at the moment. */
export function useScopedBase(): unknown {
  return Form.useWatch('scopeClass', Form.useFormInstance());
}

/** What the entity is called. */
export function EntityText({ permissionBase }: { permissionBase: string }) {
  const { locale } = useWorkplace();
  const entity = boundedBy(permissionBase);
  return entity ? textsOf(entity, locale).title : permissionBase;
}

/** Picks what a scope narrows. */
export const EntityInput: Control = (props) => {
  const { locale } = useWorkplace();
  const options = bounded.map((entity) => ({
    value: entity.permissionBase,
    label: textsOf(entity, locale).title,
  }));
  return <Select {...handed(props)} showSearch optionFilterProp="label" options={options} />;
};

/** The names of the fields that a scope shows. */
export function FieldsText({
  permissionBase,
  fields,
}: {
  permissionBase: string;
  fields: readonly string[] | null;
}) {
  const t = usePermissionWords();
  const { locale } = useWorkplace();
  if (!fields) return t('allFields');
  const known = new Map(scopedFields(permissionBase, locale).map(({ name, label }) => [name, label]));
  return listed(
    fields.map((name) => known.get(name) ?? name),
    locale,
  );
}

/** Picks the fields that a scope shows; none picked shows all. */
export const FieldsInput: Control = (props) => {
  const t = usePermissionWords();
  const { locale } = useWorkplace();
  const base = useScopedBase();
  const entity = boundedBy(base);
  // What the engine keeps is seen whole.
  const fields = entity && !isOfEngine(entity) ? scopedFields(base, locale) : [];
  const { value, ...rest } = handed<string[] | null>(props);
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      optionFilterProp="label"
      placeholder={t('allFields')}
      value={value ?? []}
      options={fields.map(({ name, label }) => ({ value: name, label }))}
      onChange={(picked) => props.onChange?.(picked.length > 0 ? picked : null)}
    />
  );
};
