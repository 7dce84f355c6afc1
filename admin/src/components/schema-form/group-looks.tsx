import { cloneElement, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Badge, Collapse, Tabs } from 'antd';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import { hasWrong, isAsked, layoutBehindTab } from '@policy/shared/forms/fields/group-looks.ts';

import type { FormValues } from '../../kit/entity/fields.ts';

type Group = ObjectFieldTemplateProps<FormValues>;

/** A group whose fields stand behind a tab each; a tab in which something is wrong is marked, and comes to the front when that is found. */
export function TabbedGroup({ properties, schema, errorSchema = {} }: Group) {
  const [picked, setPicked] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const active = picked ?? properties[0]?.name ?? '';
  const wrong = properties.map(({ name }) => name).filter((name) => hasWrong(errorSchema[name]));
  const [first] = wrong;
  const found = wrong.join(' ');
  useEffect(() => {
    // Whoever is still filling in another tab is not taken away from it.
    const isBusy = box.current?.contains(document.activeElement) === true;
    if (first !== undefined && !isBusy) setPicked(first);
    // Anew for each set of what is wrong.
  }, [found, first]);
  const titleOf = (name: string): string => {
    const part = schema.properties?.[name];
    return (typeof part === 'object' ? part.title : undefined) ?? name;
  };
  return (
    <div ref={box}>
      <Tabs
        activeKey={active}
        onChange={setPicked}
        items={properties.map((property) => ({
          key: property.name,
          label: <Badge dot={wrong.includes(property.name)}>{titleOf(property.name)}</Badge>,
          // What is filled in stays, whichever tab is in front.
          forceRender: true,
          children: untitled(property.content),
        }))}
      />
    </div>
  );
}

/** A group in a tab, which says its title; other fields say their own. */
function untitled(content: ReactElement): ReactElement {
  const uiSchema = layoutBehindTab(content.props);
  return uiSchema ? cloneElement(content, Object.assign({}, { uiSchema })) : content;
}

interface FoldingGroupProps extends Group {
  children: ReactNode;
}

/** A group that is folded until it is wanted; it opens by itself where something in it must be answered, or is wrong. */
export function FoldingGroup({ title, schema, errorSchema, children }: FoldingGroupProps) {
  const isBroken = hasWrong(errorSchema);
  const [isOpen, setOpen] = useState(() => isBroken || isAsked(schema));
  const [wasBroken, setBroken] = useState(isBroken);
  if (wasBroken !== isBroken) {
    setBroken(isBroken);
    if (isBroken) setOpen(true);
  }
  return (
    <Collapse
      activeKey={isOpen ? ['fields'] : []}
      onChange={(keys) => setOpen(keys.length > 0)}
      items={[{ key: 'fields', label: title, forceRender: true, children }]}
    />
  );
}
