import { useTranslations } from 'next-intl';
import { siteHref } from '../../base-path.ts';
import { Icon } from '../icons/icon.tsx';

/** A file that goes with a page; without a link it is named but cannot be fetched. */
export interface Attachment {
  name: string;
  ext: string;
  sizeKb?: number | null;
  link?: string | null;
}

/** The files of a page with kind and size, so that nobody starts a download unawares. */
export function AttachmentList({ attachments }: { attachments: Attachment[] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {attachments.map((attachment) => (
        <li key={attachment.name} className="flex items-center gap-3 px-4 py-3">
          <Icon name="paperclip" className="size-5 text-ink-faint" />
          <AttachmentName attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentName({ attachment }: { attachment: Attachment }) {
  const t = useTranslations('ui');
  const size = attachment.sizeKb ? t('fileSize', { size: attachment.sizeKb }) : '';
  const facts = [attachment.ext.toUpperCase(), size].filter(Boolean).join(' · ');
  if (!attachment.link) {
    return (
      <span className="min-w-0">
        <span lang="zh-CN">{attachment.name}</span> <span className="text-sm text-ink-faint">{facts}</span>
      </span>
    );
  }
  return (
    <a href={siteHref(attachment.link)} download className="link min-w-0">
      <span lang="zh-CN">{attachment.name}</span> <span className="text-sm text-ink-faint">{facts}</span>
    </a>
  );
}
