import { Modal, Skeleton } from 'antd';

import { textsOf } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { ExportForm } from './export-form.tsx';
import type { ExportAsked } from './export-form.tsx';
import { useExportOffer, wholeQuery } from './use-export.ts';
import { useExportWords } from './use-export-words.ts';

/** Asks what of a list is to stand in a file, and begins it. */
export function ExportDialog(props: ExportAsked) {
  const t = useExportWords();
  const { locale } = useWorkplace();
  const { entity, onClose } = props;
  const query = wholeQuery(entity, props.query);
  const offer = useExportOffer(entity, query);
  const title = t('title', { title: textsOf(entity, locale).title });
  if (offer) return <ExportForm {...{ ...props, title, offer, query }} />;
  return (
    <Modal open title={title} footer={null} onCancel={onClose} transitionName="" maskTransitionName="">
      <Skeleton active title={false} />
    </Modal>
  );
}
