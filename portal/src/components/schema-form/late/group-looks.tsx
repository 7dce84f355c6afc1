import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { hasWrong, isAsked, layoutBehindTab } from '@policy/shared/forms/fields/group-looks.ts';
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';

import { classNames } from '../../class-names.ts';
import { FieldHint } from '../../forms/field.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { ObjectProps } from '../form-facts.ts';
import { titleOf } from '../schema-parts.ts';

/** A group whose questions stand behind a tab each, gone through by arrow keys; a tab in which something is wrong says so. */
export function TabbedGroup(props: ObjectProps) {
  const { fieldPathId, properties, title, schema, errorSchema = {}, registry } = props;
  const { $id: id } = fieldPathId;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="mb-3 text-lg font-semibold">
        {title}
      </h3>
      <FieldHint id={id} hint={schema.description} />
      <TabGroup>
        <TabList aria-labelledby={`${id}-title`} className="flex flex-wrap border-b border-line">
          {properties.map((property) => (
            <Tab key={property.name} className={tabLook}>
              {titleOf(schema, property.name)}
              {hasWrong(errorSchema[property.name]) ? (
                <>
                  <Icon name="alert" className="text-seal-600" />
                  <span className="sr-only">{registry.formContext.texts.toMend}</span>
                </>
              ) : null}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          {properties.map((property) => (
            // What is filled in stays, whichever tab is in front.
            <TabPanel key={property.name} unmount={false} className="pt-5">
              {untitled(property.content)}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </section>
  );
}

const tabLook = classNames(
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-4 py-2',
  'font-semibold text-ink-faint data-selected:border-wave-600 data-selected:text-wave-700',
);

/** A group in a tab, which says its title; other questions say their own. */
function untitled(content: ReactElement): ReactElement {
  const uiSchema = layoutBehindTab(content.props);
  return uiSchema ? cloneElement(content, Object.assign({}, { uiSchema })) : content;
}

interface FoldingGroupProps extends ObjectProps {
  children: ReactNode;
}

/** A group that is folded until it is wanted; it opens by itself where something in it must be answered, or is wrong. */
export function FoldingGroup({ fieldPathId, title, schema, errorSchema, children }: FoldingGroupProps) {
  const { $id: id } = fieldPathId;
  const isBroken = hasWrong(errorSchema);
  const [isOpen, setOpen] = useState(() => isBroken || isAsked(schema));
  const [wasBroken, setBroken] = useState(isBroken);
  if (wasBroken !== isBroken) {
    setBroken(isBroken);
    if (isBroken) setOpen(true);
  }
  return (
    <details
      id={id}
      tabIndex={-1}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-lg border border-line px-4 py-3"
    >
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">{title}</summary>
      <div className="pt-3">
        <FieldHint id={id} hint={schema.description} />
        {children}
      </div>
    </details>
  );
}
