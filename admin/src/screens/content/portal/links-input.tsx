import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { z } from 'zod';

import { longestAddress } from '@policy/shared/contract/content/web-address.ts';
import { linkLimits } from '@policy/shared/contract/portal/portal-parts.ts';

import type { InputProps } from '../../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../../kit/inputs/named-group.tsx';
import { moved } from './moved.ts';
import { MoveButtons } from './move-buttons.tsx';
import { usePortalWords } from './use-portal-words.ts';

const linkList = z.array(z.object({ name: z.string(), nameEn: z.string(), url: z.string() }));
type Link = z.output<typeof linkList>[number];

const parts = [
  { part: 'name', max: linkLimits.name },
  { part: 'nameEn', max: linkLimits.nameEn },
  { part: 'url', max: longestAddress },
] as const;

/** A link is told from the others by its place alone. */
const numbered = (links: readonly Link[]) =>
  links.map((link, index) => ({ link, index, place: String(index + 1) }));

/** Links with a name in both languages, in their order. */
export function LinksInput({ id, field, value, onChange }: InputProps) {
  const t = usePortalWords();
  const links = linkList.safeParse(value).data ?? [];
  const change = (index: number, part: Partial<Link>) =>
    onChange?.(links.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <NamedGroup id={id} label={field.label}>
      <Space direction="vertical" className="kit-wide">
        {numbered(links).map(({ link, index, place }) => (
          <div key={place} className="portal-link">
            {parts.map(({ part, max }) => (
              <Input
                key={part}
                aria-label={t('numbered', { label: t(part), place })}
                placeholder={t(part)}
                maxLength={max}
                value={link[part]}
                onChange={(event) => change(index, { [part]: event.target.value })}
              />
            ))}
            <Space.Compact>
              <MoveButtons
                name={link.name || place}
                index={index}
                of={links.length}
                onMove={(by) => onChange?.(moved(links, index, by))}
              />
              <Button
                icon={<DeleteOutlined />}
                aria-label={t('remove', { name: link.name || place })}
                onClick={() => onChange?.(links.filter((_, at) => at !== index))}
              />
            </Space.Compact>
          </div>
        ))}
        <Button
          disabled={links.length >= linkLimits.most}
          onClick={() => onChange?.([...links, { name: '', nameEn: '', url: '' }])}
        >
          {t('add')}
        </Button>
      </Space>
    </NamedGroup>
  );
}
