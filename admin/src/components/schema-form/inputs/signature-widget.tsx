import { Suspense, useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Button, Segmented, Space } from 'antd';

import { putFile } from '@policy/shared/client/put-file.ts';
import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { namesTold } from '@policy/shared/forms/fields/told-names.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { AttachmentsInput } from '../../../kit/inputs/attachments-input.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { AnswerFiles } from '../answer-files.tsx';
import { FormOfProcess } from '../file-link.ts';
import { useFormWords } from '../use-form-words.ts';

// Few forms are signed: what draws comes with the first that is.
const DrawnSignature = lazyPart(async () => ({
  default: (await import('./signature-pads.tsx')).DrawnSignature,
}));
const TypedSignature = lazyPart(async () => ({
  default: (await import('./signature-pads.tsx')).TypedSignature,
}));

type Asked = WidgetProps<Record<string, unknown>>;

const ways = ['Drawing', 'Typing', 'Picture'] as const;
type Way = (typeof ways)[number];

/** Takes a signature, which is kept as a picture: drawn by hand, made of a name that is typed, or uploaded. */
export function SignatureWidget(props: Asked) {
  const { uiSchema, readonly, disabled, onChange } = props;
  const t = useFormWords();
  const [fresh, setFresh] = useState<string>();
  const signed = signedIn(props.value);
  const isOpen = !readonly && !disabled;
  const keep = (attachId: string) => {
    setFresh(attachId);
    onChange([attachId]);
  };
  if (signed !== undefined)
    return (
      <Space wrap>
        <Signed id={signed} names={namesTold(uiSchema)} isFresh={signed === fresh} />
        {isOpen ? <Button onClick={() => onChange(undefined)}>{t('signRemove')}</Button> : null}
      </Space>
    );
  return isOpen ? <Signing {...props} onKept={keep} /> : null;
}

/** The one picture that somebody signed with. */
const signedIn = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.find((one) => typeof one === 'string') : undefined;

/** The three ways to sign: nobody has to draw. */
function Signing({ id, label, schema, onKept }: Asked & { onKept: (attachId: string) => void }) {
  const t = useFormWords();
  const { http } = useWorkplace();
  const [way, setWay] = useState<Way>('Drawing');
  const send = (file: File) =>
    putFile(http, { file, purpose: 'formAnswer' })
      .then(({ attachId }) => onKept(attachId))
      .catch(passOverRefusal);
  return (
    <Space direction="vertical" className="kit-wide">
      <Segmented<Way>
        aria-label={`${label} · ${t('signWays')}`}
        value={way}
        options={ways.map((one) => ({ value: one, label: t(`signBy${one}`) }))}
        onChange={setWay}
      />
      <Suspense fallback={null}>
        {way === 'Drawing' ? <DrawnSignature {...{ id, label }} onSigned={send} /> : null}
        {way === 'Typing' ? <TypedSignature {...{ id, label }} onSigned={send} /> : null}
      </Suspense>
      {way === 'Picture' ? (
        <AttachmentsInput
          id={id}
          purpose="formAnswer"
          most={1}
          accept={fileLimitsOf({ ...schema })?.accept ?? []}
          value={[]}
          onChange={([file]) => {
            if (file?.attachId) onKept(file.attachId);
          }}
        />
      ) : null}
    </Space>
  );
}

interface SignedProps {
  id: string;
  names: Readonly<Record<string, string>>;
  /** It was made just now, and no process holds it yet. */
  isFresh: boolean;
}

/** The signature as it was given. */
function Signed({ id, names, isFresh }: SignedProps) {
  const t = useFormWords();
  const shown = <AnswerFiles arePictures ids={[id]} names={{ [id]: t('signed'), ...names }} />;
  return isFresh ? <FormOfProcess value={null}>{shown}</FormOfProcess> : shown;
}
