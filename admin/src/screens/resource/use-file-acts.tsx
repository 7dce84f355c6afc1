import { App, Image } from 'antd';
import { useTranslations } from 'use-intl';

import type { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { siteHref } from '../../kit/page/base-path.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Stored = Pick<RowOf<typeof attachment>, 'id' | 'originalName' | 'extension' | 'contentType'>;

const pictures = ['jpg', 'png'];

/** What can be done with a file itself, each time by a fresh link. */
export function useFileActs() {
  const t = useTranslations('resource');
  const { http } = useWorkplace();
  const { message, modal } = App.useApp();
  const linkOf = async (attachId: string) => {
    const { link } = await http.get<{ link: string }>('blade-resource/oss/endpoint/put-file-attach', {
      attachId,
    });
    return new URL(siteHref(link), window.location.origin);
  };
  const download = async ({ id }: Stored) => window.location.assign(await linkOf(id));
  const copy = async ({ id }: Stored) => {
    await navigator.clipboard.writeText((await linkOf(id)).href);
    void message.success(t('copied'));
  };
  const preview = async (file: Stored) => {
    const link = await linkOf(file.id);
    // A storage of its own hands files out to be saved only.
    if (link.origin !== window.location.origin) {
      window.location.assign(link);
      return;
    }
    const body = await (await fetch(link)).arrayBuffer();
    const source = URL.createObjectURL(new Blob([body], { type: file.contentType }));
    modal.info({
      ...{ title: file.originalName, width: 720, icon: null, closable: true, maskClosable: true },
      content: <Image src={source} alt={file.originalName} preview={false} />,
      afterClose: () => URL.revokeObjectURL(source),
    });
  };
  const act = (key: 'preview' | 'download' | 'copyLink', run: () => Promise<void>): Act => ({
    ...{ key, label: t(key) },
    // The frame tells a refusal.
    run: () => void run().catch(passOverRefusal),
  });
  return (file: Stored): Act[] => [
    ...(pictures.includes(file.extension) ? [act('preview', () => preview(file))] : []),
    act('download', () => download(file)),
    act('copyLink', () => copy(file)),
  ];
}
