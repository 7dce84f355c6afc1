'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { PhoneLinkAbout, PhoneLinkToken } from '@policy/shared/contract/application/phone-link.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';

import { Bilingual } from '../../../components/content/bilingual.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { FileChooser } from '../../../components/forms/file-chooser.tsx';
import { refusalOf } from '../materials/file-rules.ts';
import { readPhoneHash } from './phone-address.ts';
import { aboutPhoneLink, sendPhoneFile } from './phone-calls.ts';

const pictures = ['jpg', 'png'];
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** What a phone sees that has scanned a code: the item and the material, and two ways to hand its one file in. */
export function PhoneUpload() {
  const t = useTranslations('declaration.phone');
  const [shown] = useState(() => readPhoneHash(window.location.hash));
  const { data: about, error } = useSWR<PhoneLinkAbout, unknown>(
    shown && ['phone-about', shown.token],
    () => (shown ? aboutPhoneLink(shown) : Promise.reject(new Error('no code'))),
    once,
  );
  if (!shown) return <Refused sentence={t('cut')} />;
  if (error) return <Refused sentence={error instanceof ApiError ? error.msg : t('failed')} />;
  return about ? <Upload shown={shown} about={about} /> : <Skeleton label={t('loading')} lines={6} />;
}

const Refused = ({ sentence }: { sentence: string }) => (
  <Notice tone="bad" role="alert">
    {sentence}
  </Notice>
);

interface UploadProps {
  shown: PhoneLinkToken;
  about: PhoneLinkAbout;
}

function Upload({ shown, about }: UploadProps) {
  const t = useTranslations('declaration');
  const { sent, refusal, isBusy, send } = useSending({ shown, about });
  return (
    <div className="max-w-reading">
      <About about={about} />
      <div role="status" className="mt-4">
        {isBusy ? t('materials.uploading') : null}
        {sent ? (
          <Notice tone="good" title={t('phone.sent', { name: sent })}>
            {t('phone.done')}
          </Notice>
        ) : null}
      </div>
      {refusal ? <Refused sentence={refusal} /> : null}
      {sent || isBusy ? null : <Choosers about={about} onChoose={([file]) => file && void send(file)} />}
    </div>
  );
}

/** Sends one file; what speaks against it is said before it travels, as far as a browser can tell. */
function useSending({ shown, about: { accept, maxSizeMb } }: UploadProps) {
  const t = useTranslations('declaration.materials.refusals');
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState('');
  const [refusal, setRefusal] = useState('');
  const send = async (file: File) => {
    const known = refusalOf(file, { accept, maxSizeMb, maxCount: 1 }, { here: 0, totalBytes: 0 });
    setRefusal(known ? t(known, { types: accept.join(' / '), size: maxSizeMb, count: 1 }) : '');
    if (known) return;
    setBusy(true);
    try {
      setSent((await sendPhoneFile(shown, file)).name);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure.errors[0]?.message ?? failure.msg);
    } finally {
      setBusy(false);
    }
  };
  return { sent, refusal, isBusy, send };
}

function About({ about }: Pick<UploadProps, 'about'>) {
  const t = useTranslations('declaration.materials');
  const { guideTitle, guideTitleEn, materialName, requirement, accept, maxSizeMb } = about;
  const types = accept.map((type) => type.toUpperCase()).join(' / ') || t('anyType');
  return (
    <>
      <p className="text-ink-soft">
        <Bilingual zh={guideTitle ?? ''} en={guideTitleEn} />
      </p>
      <h2 lang="zh-CN" className="mt-1 text-xl">
        {materialName}
      </h2>
      {requirement ? <p lang="zh-CN">{requirement}</p> : null}
      <p className="mt-1 text-sm text-ink-faint">
        {t('rule', { types, size: maxSizeMb, least: 1, count: 1 })}
      </p>
    </>
  );
}

/** The camera where pictures are taken, and any file that is. */
function Choosers({ about, onChoose }: Pick<UploadProps, 'about'> & { onChoose: (files: File[]) => void }) {
  const t = useTranslations('declaration.phone');
  const { accept, materialName } = about;
  const taken = accept.length === 0 ? pictures : accept.filter((type) => pictures.includes(type));
  return (
    <div className="flex flex-wrap gap-3">
      {taken.length > 0 ? (
        <FileChooser camera label={t('photograph')} about={materialName} accept={taken} onChoose={onChoose} />
      ) : null}
      <FileChooser label={t('choose')} about={materialName} accept={accept} onChoose={onChoose} />
    </div>
  );
}
