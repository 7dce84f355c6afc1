import { PaperClipOutlined } from '@ant-design/icons';

import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { siteHref } from '../page/base-path.ts';

/** Files attached to a row; one without an address is named but cannot be opened. */
export function AttachmentLinks({ files }: { files: readonly AttachedFile[] }) {
  return (
    <ul className="attachment-links">
      {files.map(({ name, url, attachId }) => (
        <li key={attachId ?? name}>
          <PaperClipOutlined /> {url ? <a href={siteHref(url)}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
